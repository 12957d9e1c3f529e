/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// The operator that writes the relation.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Relation {
  /// The relation after both sides are multiplied by a negative number.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// How far a difference of the sides, left minus right, is from holding.
  func error(of difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, difference)
    case .equal: difference.magnitude
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
