/// What the standard library does to numbers.
enum NumberLibrary {
  /// A property of a whole number; nil where it is not known.
  static func property(_ name: String, of number: Int) -> Value? {
    switch name {
    case "description", "stringValue": .string(String(number))
    case "intValue", "integerValue": .int(number)
    case "doubleValue", "floatValue": .double(Double(number))
    case "magnitude": .int(Int(clamping: number.magnitude))
    default: nil
    }
  }

  /// A property of a number with a fraction; nil where it is not known.
  static func property(_ name: String, of number: Double) -> Value? {
    switch name {
    case "description", "stringValue": .string("\(number)")
    case "magnitude": .double(number.magnitude)
    case "isNaN": .bool(number.isNaN)
    case "isZero": .bool(number.isZero)
    default: nil
    }
  }

  /// Calls a function of a number; nil where it is not known.
  static func call(_ name: String, on number: Double, _ arguments: [CallArgument]) -> Value? {
    switch name {
    case "rounded":
      guard let rule = arguments.first?.value else { return .double(number.rounded()) }
      return rule.asTerm.flatMap { rules[$0.name] }.map { .double(number.rounded($0)) }
    case "squareRoot": return .double(number.squareRoot())
    case "isMultiple":
      guard let other = arguments.first?.value.number, other != 0 else { return nil }
      return .bool(number.truncatingRemainder(dividingBy: other) == 0)
    default: return nil
    }
  }

  /// Ways to round, by their names.
  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  /// Calls a function of no type on numbers; nil where it is not known.
  static func call(_ name: String, of values: [Value]) -> Value? {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, let first = numbers.first else { return nil }
    switch (name, numbers.count) {
    case ("max", 2...): return extreme(of: values, numbers.max())
    case ("min", 2...): return extreme(of: values, numbers.min())
    case ("abs", 1), ("fabs", 1):
      if case .int(let whole) = values[0] { return .int(Int(clamping: whole.magnitude)) }
      return .double(first.magnitude)
    case ("sqrt", 1): return .double(first.squareRoot())
    case ("floor", 1): return .double(first.rounded(.down))
    case ("ceil", 1): return .double(first.rounded(.up))
    case ("round", 1): return .double(first.rounded())
    default: return nil
    }
  }

  /// The greatest of some numbers, or the least: a whole one where all are.
  private static func extreme(of values: [Value], _ number: Double?) -> Value? {
    let isWhole = values.allSatisfy { if case .int = $0 { true } else { false } }
    return isWhole ? values.first { $0.number == number } : number.map { .double($0) }
  }

  /// What an operator makes of whole numbers; nil where it overflows or is not known.
  static func operation(_ name: String, _ one: Int, _ other: Int) -> Value? {
    switch name {
    case "+": return whole(one.addingReportingOverflow(other))
    case "-": return whole(one.subtractingReportingOverflow(other))
    case "*": return whole(one.multipliedReportingOverflow(by: other))
    case "/": return other == 0 ? nil : whole(one.dividedReportingOverflow(by: other))
    case "%": return other == 0 ? nil : whole(one.remainderReportingOverflow(dividingBy: other))
    case "&": return .int(one & other)
    case "|": return .int(one | other)
    case "^": return .int(one ^ other)
    case "<<": return .int(one << other)
    case ">>": return .int(one >> other)
    case "<": return .bool(one < other)
    case ">": return .bool(one > other)
    case "<=": return .bool(one <= other)
    case ">=": return .bool(one >= other)
    default: return nil
    }
  }

  private static func whole(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
    result.overflow ? nil : .int(result.partialValue)
  }

  /// What an operator makes of numbers; nil where it is not known.
  static func operation(_ name: String, _ one: Double, _ other: Double) -> Value? {
    switch name {
    case "+": .double(one + other)
    case "-": .double(one - other)
    case "*": .double(one * other)
    case "/": .double(one / other)
    case "<": .bool(one < other)
    case ">": .bool(one > other)
    case "<=": .bool(one <= other)
    case ">=": .bool(one >= other)
    default: nil
    }
  }
}
