import AfterimageGraphics
import AfterimageScreens

/// One of the forms that a value has in files: a bare word, or an object with one key, which says what it is.
struct Alternative<Value: Sendable>: Sendable {
  /// The word, or the key.
  let word: String
  /// The form of the value behind the key; nil for a bare word.
  let payload: Shape<Value>?

  /// A value that a word alone stands for.
  private let bare: Value?

  /// Lets a word alone stand for a value.
  static func bare(_ word: String, _ value: Value) -> Alternative {
    Alternative(word: word, payload: nil, bare: value)
  }

  /// Lets an object with one key stand for values that hold something.
  ///
  /// - Parameter extract: what a value of this form holds; nil for values of other forms.
  static func key<Payload>(
    _ key: String, _ shape: Shape<Payload>,
    embedding embed: @escaping @Sendable (Payload) -> Value,
    extracting extract: @escaping @Sendable (Value) -> Payload?
  ) -> Alternative {
    Alternative(
      word: key,
      payload: Shape(
        schema: shape.schema, write: { extract($0).map(shape.write) ?? .null },
        read: { shape.read($0, &$1).map(embed) }),
      bare: nil)
  }

  /// The JSON Schema of the form.
  var schema: JSONValue {
    payload.map { onlyMember(word, $0.schema) } ?? ["const": .string(word)]
  }

  /// Makes JSON of a value of this form.
  func write(_ value: Value) -> JSONValue {
    payload.map { .object([.init(word, $0.write(value))]) } ?? .string(word)
  }

  /// Reads the value behind the key; nil where it cannot be read, which has been reported.
  fileprivate func read(_ node: JSONNode, _ decoding: inout Decoding) -> Value? {
    payload.map { $0.read(node, &decoding) } ?? bare
  }
}

extension Array {
  /// Reads a value that has one of some forms; nil where it has none, which is then reported.
  func read<Value>(
    _ node: JSONNode, _ vocabulary: Vocabulary, _ decoding: inout Decoding
  ) -> Value? where Element == Alternative<Value> {
    if let word = node.string, let form = first(where: { $0.word == word && $0.payload == nil }) {
      return form.read(node, &decoding)
    }
    guard let word = node.string ?? node.members?.first?.key else {
      decoding.reportType(of: node, expected: "a word or an object with one key")
      return nil
    }
    guard node.string == nil, let form = first(where: { $0.word == word && $0.payload != nil })
    else {
      decoding.report(.unknownWord(vocabulary, word: word, allowed: map(\.word)), at: node)
      return nil
    }
    guard let members = node.members, members.count == 1, let member = members.first else {
      decoding.report(.outOfRange(expected: "one key in each \(vocabulary.rawValue)"), at: node)
      return nil
    }
    return form.read(member.value, &decoding)
  }
}

extension ObjectForm {
  /// An object of the form, or a text alone that makes a value.
  func shape(orText make: @escaping @Sendable (String) -> Value) -> Shape<Value> {
    Shape(
      schema: ["anyOf": [["type": "string"], shape.schema]], write: shape.write,
      read: { node, decoding in node.string.map(make) ?? read(node, &decoding) })
  }
}

/// The schema of an object with one key.
private func onlyMember(_ key: String, _ schema: JSONValue) -> JSONValue {
  [
    "type": "object", "properties": .object([.init(key, schema)]),
    "required": .array([.string(key)]), "additionalProperties": false,
  ]
}
