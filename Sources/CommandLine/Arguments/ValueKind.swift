/// How a word of the command line becomes a value, and how the value is spelled in the help text.
package struct ValueKind<Value: Sendable>: Sendable {
  /// The accepted values, to follow "expected": "a whole number from 1 to 4".
  package let expectation: String
  /// The completion that a shell offers.
  package let completion: Completion
  /// The value of a word; `nil` where the word is not acceptable.
  package let parse: @Sendable (String) -> Value?
  /// The word of a value.
  package let spell: @Sendable (Value) -> String

  /// Describes a kind of values of one's own.
  package init(
    expecting expectation: String, completion: Completion = .none,
    parse: @escaping @Sendable (String) -> Value?, spell: @escaping @Sendable (Value) -> String
  ) {
    self.expectation = expectation
    self.completion = completion
    self.parse = parse
    self.spell = spell
  }

  /// One of a list of values, each known by a name.
  package static func one(
    of values: [Value], named name: @escaping @Sendable (Value) -> String
  ) -> ValueKind {
    let names = values.map(name)
    return ValueKind(
      expecting: names.joined(separator: ", "), completion: .words(names),
      parse: { word in values.first { name($0) == word } }, spell: name)
  }
}

extension ValueKind where Value == String {
  /// Any words at all.
  package static let text = plain("text", .none)

  /// The path of a folder.
  package static let folder = plain("a folder", .folders)

  /// The path of a file; a shell offers those with one of the endings, written without the dot.
  package static func file(_ endings: String...) -> ValueKind {
    plain("a file", .files(endings: endings))
  }

  /// One of a list of words.
  package static func one(of words: [String]) -> ValueKind {
    one(of: words) { $0 }
  }

  private static func plain(_ expectation: String, _ completion: Completion) -> ValueKind {
    ValueKind(
      expecting: expectation, completion: completion, parse: { $0.isEmpty ? nil : $0 },
      spell: { $0 })
  }
}

extension ValueKind where Value == Int {
  /// A whole number within bounds.
  package static func integer(in bounds: ClosedRange<Int>) -> ValueKind {
    ValueKind(
      expecting: "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
      parse: { word in Int(word).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: { String($0) })
  }
}

extension ValueKind where Value == Double {
  /// A number within bounds, in decimal notation.
  package static func number(in bounds: ClosedRange<Double>) -> ValueKind {
    ValueKind(
      expecting:
        "a number from \(plainDigits(bounds.lowerBound)) to \(plainDigits(bounds.upperBound))",
      parse: { word in Double(word).flatMap { bounds.contains($0) ? $0 : nil } },
      spell: plainDigits)
  }
}

@Sendable private func plainDigits(_ number: Double) -> String {
  let digits = number.description
  return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}
