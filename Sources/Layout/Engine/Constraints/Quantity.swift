/// A sum of variables and a constant: the place of an anchor or a length.
struct Quantity: Sendable {
  /// The terms, each variable once.
  var terms: [ConstraintSystem.Term] = []
  /// The number added to the terms.
  var constant: Double = 0

  /// Makes a number.
  init(_ constant: Double) { self.constant = constant }

  /// Makes the value of a variable.
  init(variable: Int) { terms = [ConstraintSystem.Term(variable: variable, coefficient: 1)] }

  /// Makes a variable plus a part of another.
  init(_ variable: Int, plus factor: Double, times other: Int) {
    terms = [
      ConstraintSystem.Term(variable: variable, coefficient: 1),
      ConstraintSystem.Term(variable: other, coefficient: factor),
    ]
  }

  /// The sum moved by a constant.
  static func + (left: Quantity, right: Double) -> Quantity {
    var sum = left
    sum.constant += right
    return sum
  }

  /// The sum moved back by a constant.
  static func - (left: Quantity, right: Double) -> Quantity { left + -right }

  /// The difference of two sums.
  static func - (left: Quantity, right: Quantity) -> Quantity { left + -1 * right }

  /// The sum of two sums, without what cancels out.
  static func + (left: Quantity, right: Quantity) -> Quantity {
    var sum = left + right.constant
    for term in right.terms {
      if let same = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[same].coefficient += term.coefficient
      } else {
        sum.terms.append(term)
      }
    }
    sum.terms.removeAll { $0.coefficient == 0 }
    return sum
  }

  /// The multiple of a sum.
  static func * (factor: Double, quantity: Quantity) -> Quantity {
    var product = Quantity(factor * quantity.constant)
    product.terms = quantity.terms.map {
      ConstraintSystem.Term(variable: $0.variable, coefficient: factor * $0.coefficient)
    }
    return product
  }
}
