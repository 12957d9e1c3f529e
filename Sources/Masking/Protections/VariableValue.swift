/// A value of a variable of the app's.
public enum VariableValue: Hashable, Sendable {
  /// True or false.
  case flag(Bool)
  /// A number, such as the seconds after which a lock asks.
  case number(Double)
  /// A word, such as a case of an enumeration.
  case word(String)
  /// The time at which the variable gets the value, as a new date has it.
  case now
}

extension VariableValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  /// Takes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Takes a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Takes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Takes a word.
  public init(stringLiteral value: String) { self = .word(value) }
}

extension VariableValue: CustomStringConvertible {
  /// The value as conditions write it.
  public var description: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): number.inConditions
    case .word(let word): word
    case .now: "now"
    }
  }

  /// Reads a value as conditions write it; nil for `now`, with which nothing can be compared.
  init?(_ text: String) {
    guard text != VariableValue.now.description else { return nil }
    self =
      Bool(text).map(VariableValue.flag) ?? Double(condition: text).map(VariableValue.number)
      ?? .word(text)
  }
}

extension Double {
  /// The shortest digits, without `.0`.
  var inConditions: String {
    let digits = description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  /// Reads a number as conditions write it; nil for words, and for what is not finite.
  init?(condition text: String) {
    guard text.first.map({ $0.isNumber || $0 == "-" || $0 == "." }) == true,
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}
