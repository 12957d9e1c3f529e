/// A component, and in the simplex' intervals what its optima leave to choose.
struct SolvedComponent: Sendable {
  let component: Component
  let simplex: Simplex

  /// The column by which components are in order.
  var firstColumn: Int32 { component.columns[0] }

  init(component: Component, simplex: Simplex) {
    (self.component, self.simplex) = (component, simplex)
  }

  /// A component of one column without rows.
  init(column: Int32, optima: Interval) {
    var component = Component()
    (component.columns, component.interval) = ([column], [optima])
    self.component = component
    simplex = Simplex(startingAt: [optima.nearestToZero], within: [optima])
  }

  /// Puts the values of the columns to those of the system.
  func write(to values: inout [Double]) {
    for (local, column) in component.columns.enumerated() {
      values[Int(column)] = simplex.value[local]
    }
  }
}
