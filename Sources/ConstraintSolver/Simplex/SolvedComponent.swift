/// A component, and where its optima are.
struct SolvedComponent: Sendable {
  let component: Component

  /// The values of the columns.
  let values: [Double]

  /// The choice that the optima leave, in the simplex' intervals; nil if none.
  ///
  /// A determined component is solved again where its basis is needed, which takes less time than
  /// all of them take room.
  let choice: Simplex?

  /// Whether fine precision was needed, which edits do not follow.
  let isFine: Bool

  /// The column by which components are in order.
  var firstColumn: Int32 { component.columns[0] }

  /// Takes over what a simplex has found.
  init(_ component: Component, _ simplex: Simplex) {
    self.component = component
    values = Array(simplex.value[..<component.columns.count])
    choice = simplex.isDetermined ? nil : simplex
    isFine = simplex.precision.isFine
  }

  /// A component of one column without rows.
  init(column: Int32, optima: Interval) {
    var component = Component()
    (component.columns, component.interval) = ([column], [optima])
    self.component = component
    values = [optima.nearestToZero]
    choice = Simplex(startingAt: values, within: [optima])
    isFine = false
  }

  /// Puts the values of the columns to those of the system.
  func write(to values: inout [Double]) {
    for (local, column) in component.columns.enumerated() {
      values[Int(column)] = self.values[local]
    }
  }
}
