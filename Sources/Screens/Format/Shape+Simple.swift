import AfterimageGraphics

/// Texts.
extension Shape where Value == String {
  /// Any string.
  package static var text: Shape {
    Shape(schema: ["type": "string"], write: { .string($0) }) { node, decoding in
      guard let string = node.string else {
        decoding.reportType(of: node, expected: "a string")
        return nil
      }
      return string
    }
  }

  /// A name for something within a screen; whether it can be one is checked where the name is used.
  static var identifierText: Shape { text.describing(.init("pattern", .string(identifierPattern))) }

  /// A name for something within a screen.
  static var identifier: Shape {
    identifierText.checked { isIdentifier($0) ? nil : .badIdentifier($0) }
  }
}

/// The regular expression of an identifier.
let identifierPattern = "^[A-Za-z_][A-Za-z0-9_]*$"

/// True for `[A-Za-z_][A-Za-z0-9_]*`.
package func isIdentifier(_ text: String) -> Bool {
  guard let first = text.utf8.first, !first.isDigit else { return false }
  return text.utf8.allSatisfy(\.continuesIdentifier)
}

/// Truth values.
extension Shape where Value == Bool {
  /// True or false.
  package static var bool: Shape {
    Shape(schema: ["type": "boolean"], write: { .bool($0) }) { node, decoding in
      guard case .bool(let bool) = node.content else {
        decoding.reportType(of: node, expected: "true or false")
        return nil
      }
      return bool
    }
  }
}

/// Numbers.
extension Shape where Value == Double {
  /// Any number that is finite.
  package static var number: Shape {
    Shape(
      schema: ["type": "number"],
      check: { $0.isFinite ? [] : [.outOfRange(expected: "a finite number")] },
      write: { .number($0) }
    ) { node, decoding in
      guard case .number(let number) = node.content else {
        decoding.reportType(of: node, expected: "a number")
        return nil
      }
      return number
    }
  }

  /// A number between two bounds, both included.
  package static func number(in bounds: ClosedRange<Double>) -> Shape {
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    return Shape(
      schema: ["type": "number", "minimum": .number(low), "maximum": .number(high)],
      write: number.write, read: number.read
    ).checked {
      bounds.contains($0)
        ? nil : .outOfRange(expected: "a number from \(low.shortest) to \(high.shortest)")
    }
  }

  /// A distance in points, which may be negative.
  static var distance: Shape { number(in: -Limits.points...Limits.points) }

  /// A length in points.
  static var length: Shape { number(in: 0...Limits.points) }
}

/// Whole numbers.
extension Shape where Value == Int {
  /// A whole number that is not negative.
  static var count: Shape {
    Shape(
      schema: ["type": "integer", "minimum": 0, "maximum": .number(Double(Limits.values))],
      check: {
        (0...Limits.values).contains($0)
          ? [] : [.outOfRange(expected: "a whole number from 0 to \(Limits.values)")]
      },
      write: { .number(Double($0)) }
    ) { node, decoding in
      guard case .number(let number) = node.content else {
        decoding.reportType(of: node, expected: "a whole number")
        return nil
      }
      guard let count = Int(exactly: number), (0...Limits.values).contains(count) else {
        decoding.report(
          .outOfRange(expected: "a whole number from 0 to \(Limits.values)"), at: node)
        return nil
      }
      return count
    }
  }
}

/// Words of a list.
extension Shape
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases by its name.
  package static func word(_ vocabulary: Vocabulary = .value) -> Shape {
    let words = Value.allCases.map(\.rawValue)
    return Shape(
      schema: ["type": "string", "enum": .array(words.map { .string($0) })],
      write: { .string($0.rawValue) }
    ) { node, decoding in
      guard let string = Shape<String>.text.read(node, &decoding) else { return nil }
      if let value = Value(rawValue: string) { return value }
      decoding.report(.unknownWord(vocabulary, word: string, allowed: words), at: node)
      return nil
    }
  }
}
