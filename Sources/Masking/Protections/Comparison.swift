/// A comparison of two numbers.
public enum Comparison: String, CaseIterable, Hashable, Sendable {
  case less = "<"
  case lessOrEqual = "<="
  case more = ">"
  case moreOrEqual = ">="

  /// True where two values stand to each other as is asked for.
  package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .more: left > right
    case .moreOrEqual: left >= right
    }
  }
}

/// A time with which the time since an event is compared.
public enum TimeBound: Hashable, Sendable {
  /// A length of time.
  case seconds(Seconds)
  /// The seconds that a variable holds.
  case variable(String)
}

extension TimeBound: CustomStringConvertible {
  /// The bound as conditions write it: a number of seconds, or the name of a variable.
  public var description: String {
    switch self {
    case .seconds(let time): time.value.inConditions
    case .variable(let name): name
    }
  }

  /// Reads a bound as conditions write it; nil for a number that is no length of time.
  init?(_ text: String) {
    guard let number = Double(condition: text) else {
      self = .variable(text)
      return
    }
    guard let time = Seconds(number) else { return nil }
    self = .seconds(time)
  }
}
