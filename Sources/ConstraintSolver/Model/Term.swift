/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable

  /// By how much it is multiplied.
  public var coefficient: Double

  /// Makes the product of a coefficient, 1 if not given, and a variable.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
