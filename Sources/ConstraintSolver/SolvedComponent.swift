/// A component, and in the simplex' intervals what its optima leave to choose.
struct SolvedComponent: Sendable {
  let component: Component
  let simplex: Simplex

  /// The column by which components are in order.
  var firstColumn: Int32 { component.columns[0] }
}
