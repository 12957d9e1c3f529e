extension JSONValue {
  /// How much white space a document carries.
  package enum Style: Sendable {
    /// Two spaces a level and a member a line; an array of numbers, such as a frame, on one line.
    case pretty
    /// None.
    case compact
  }

  /// The document as text, without a final line break: the same value always gives the same bytes.
  package func text(_ style: Style = .pretty) -> String {
    String(decoding: bytes(style), as: UTF8.self)
  }

  /// The document as the bytes of its text in UTF-8.
  package func bytes(_ style: Style = .pretty) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.bytes
  }
}

private struct JSONWriter {
  let style: JSONValue.Style
  // Scalars that are added to a string one by one copy what is there.
  var bytes: [UInt8] = []
  var level = 0

  mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members): write(members)
    case .array(let elements): write(elements)
    case .string(let string): write(string)
    case .number(let number): add(spelling(of: number))
    case .bool(let bool): add(bool ? "true" : "false")
    case .null: add("null")
    }
  }

  private mutating func write(_ members: [JSONValue.Member]) {
    writeList(members, between: "{", and: "}", onOneLine: false) { writer, member in
      writer.write(member.key)
      writer.add(writer.style == .pretty ? ": " : ":")
      writer.write(member.value)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    writeList(elements, between: "[", and: "]", onOneLine: elements.allSatisfy(isNumber)) {
      writer, element in writer.write(element)
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], between opening: String, and closing: String, onOneLine: Bool,
    writing write: (inout JSONWriter, Element) -> Void
  ) {
    add(opening)
    level += 1
    for (position, element) in elements.enumerated() {
      if position > 0 { add(style == .pretty && onOneLine ? ", " : ",") }
      if !onOneLine { breakLine() }
      write(&self, element)
    }
    level -= 1
    if !onOneLine, !elements.isEmpty { breakLine() }
    add(closing)
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    add("\n" + String(repeating: "  ", count: level))
  }

  private mutating func write(_ string: String) {
    add("\"")
    if string.utf8.allSatisfy(isPlain) {
      add(string)
    } else {
      for scalar in string.unicodeScalars { add(escape(for: scalar) ?? String(scalar)) }
    }
    add("\"")
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }
}

/// True for a byte of ASCII that stands in a string as it is.
private func isPlain(_ byte: UInt8) -> Bool {
  (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}

private func isNumber(_ value: JSONValue) -> Bool {
  if case .number = value { true } else { false }
}

/// The shortest digits that read back as the same number, without `.0`.
///
/// JSON has no infinities: they and what is not a number become `null`, as in JavaScript. Minus
/// zero is written `0`, as readers do not agree on it.
private func spelling(of number: Double) -> String {
  guard number.isFinite else { return "null" }
  guard number != 0 else { return "0" }
  let digits = number.description
  return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}

/// The escape for a character that may not or should not stand in a string itself; nil for any other.
///
/// DEL, the C1 controls and marks of direction are legal JSON, but a terminal would obey them.
private func escape(for scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  case "\u{8}": "\\b"
  case "\u{C}": "\\f"
  case _ where scalar.steersTerminals: "\\u" + fourDigits(of: scalar.value)
  default: nil
  }
}

private func fourDigits(of value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}
