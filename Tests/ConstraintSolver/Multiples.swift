import ConstraintSolver

extension Constraint {
  /// The same demand with both sides multiplied; a negative factor turns an inequality round.
  func multiplied(by factor: Double) -> Constraint {
    var product = self
    product.terms = terms.map { Term($0.variable, factor * $0.coefficient) }
    product.constant *= factor
    guard factor < 0 else { return product }
    switch relation {
    case .lessThanOrEqual: product.relation = .greaterThanOrEqual
    case .equal: break
    case .greaterThanOrEqual: product.relation = .lessThanOrEqual
    }
    return product
  }
}
