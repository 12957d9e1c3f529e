/// A JSON document to write: its members stay in the order in which they were given.
package enum JSONValue: Sendable, Equatable {
  /// One key of an object with its value.
  package struct Member: Sendable, Equatable {
    /// The key, unescaped.
    package let key: String
    /// The value behind the colon.
    package let value: JSONValue

    /// Pairs a key with its value.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Members in writing order.
  case object([Member])
  /// Elements in order.
  case array([JSONValue])
  /// Text, unescaped.
  case string(String)
  /// A double, as JSON knows no integers; whole ones are exact up to 2⁵³.
  case number(Double)
  /// A truth value.
  case bool(Bool)
  /// The absence of a value.
  case null

  /// The number that equals an integer of up to 2⁵³.
  package static func integer(_ value: Int) -> JSONValue {
    .number(Double(value))
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Makes an object that keeps the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Makes an array.
  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: ExpressibleByStringInterpolation {
  /// Makes a string.
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  package init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Makes a number.
  package init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Makes `true` or `false`.
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSONValue: ExpressibleByNilLiteral {
  /// Makes `null`.
  package init(nilLiteral: ()) {
    self = .null
  }
}
