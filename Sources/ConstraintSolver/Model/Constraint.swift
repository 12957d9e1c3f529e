/// A demand that a sum of terms compares with a constant in a certain way.
public struct Constraint: Hashable, Sendable {
  /// The variables' side; a variable may occur in several terms.
  public var terms: [Term]

  /// How the terms compare with the constant.
  public var relation: Relation

  /// The number on the other side.
  public var constant: Double

  /// How strongly the constraint is wished.
  public package(set) var priority: Priority = .required

  /// The place in the caller's order, which breaks ties; the order of adding if nil.
  public package(set) var rank: Int?

  /// A number of the caller's choice by which it knows the constraint again.
  public package(set) var tag: Int = 0

  /// Who made the constraint, which decides what is given up in a conflict.
  public package(set) var owner: Owner = .user

  /// Who made a constraint.
  public enum Owner: Hashable, Sendable, BitwiseCopyable {
    /// The author of the system; one of these is given up in a conflict.
    case user
    /// The machinery around the author, such as an encapsulated size; kept while a user's can go.
    case engine
  }

  /// Demands that terms compare with a constant.
  public init(_ terms: [Term], _ relation: Relation, _ constant: Double) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
  }

  /// Demands that an expression compares with zero.
  public init(_ expression: Expression, _ relation: Relation) {
    self.init(expression.terms, relation, 0 - expression.constant)
  }

  /// The same demand at another priority.
  public func with(priority: Priority) -> Constraint { replacing(\.priority, with: priority) }

  /// The same demand at another place in the caller's order.
  public func with(rank: Int) -> Constraint { replacing(\.rank, with: rank) }

  /// The same demand under another tag.
  public func with(tag: Int) -> Constraint { replacing(\.tag, with: tag) }

  /// The same demand by another owner.
  public func with(owner: Owner) -> Constraint { replacing(\.owner, with: owner) }

  private func replacing<Value>(
    _ property: WritableKeyPath<Constraint, Value>, with value: Value
  ) -> Constraint {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension Constraint {
  /// Names a constraint in the solver to which it was added.
  public struct ID: Hashable, Sendable {
    let index: Int32
  }
}

extension Constraint: CustomStringConvertible {
  /// The demand as it is written, such as `v0 + 2 * v1 <= 8 @750`.
  public var description: String { describe { $0.description } }

  func describe(naming name: (Variable) -> String) -> String {
    let side = Expression(terms).describe(naming: name)
    let strength = priority == .required ? "" : " @\(priority)"
    return "\(side) \(relation) \(constant.plain)\(strength)"
  }
}
