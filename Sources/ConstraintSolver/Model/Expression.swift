/// A sum of terms and a constant.
public struct Expression: Hashable, Sendable {
  /// The terms in the order written; a variable may occur in several.
  public var terms: [Term]

  /// The number added to the terms.
  public var constant: Double

  /// Makes a sum; without arguments it is zero.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// A side of a constraint: a variable or an expression.
public protocol Linear: Sendable {
  /// The same as a sum of terms and a constant.
  var expression: Expression { get }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Variable: Linear {
  /// The variable once.
  public var expression: Expression { Expression([Term(self)]) }
}

extension Expression: CustomStringConvertible {
  /// The sum in the way it is written, such as `v0 + 2 * v1 - 8`.
  public var description: String { describe { $0.description } }

  func describe(naming name: (Variable) -> String) -> String {
    var text = ""
    for term in terms {
      let size = term.coefficient.magnitude
      let product = size == 1 ? name(term.variable) : "\(size.plain) * \(name(term.variable))"
      text += text.joiner(isNegative: term.coefficient < 0) + product
    }
    if constant != 0 || text.isEmpty {
      text += text.joiner(isNegative: constant < 0) + constant.magnitude.plain
    }
    return text
  }
}

extension String {
  fileprivate func joiner(isNegative: Bool) -> String {
    isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
  }
}

extension Double {
  /// The number without a fraction of zero.
  var plain: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
