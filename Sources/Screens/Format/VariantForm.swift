import AfterimageGraphics

/// The kinds that an object can be of, told apart by its key `type`.
package struct VariantForm<Value: Sendable>: Sendable {
  /// The list that messages name the kinds by.
  let vocabulary: Vocabulary
  /// The kinds.
  let variants: [ObjectForm<Value>]
  /// The name of the kind that a value is of.
  let name: @Sendable (Value) -> String
  private let byName: [String: ObjectForm<Value>]

  init(
    _ vocabulary: Vocabulary, _ variants: [ObjectForm<Value>],
    name: @escaping @Sendable (Value) -> String
  ) {
    self.vocabulary = vocabulary
    self.variants = variants
    self.name = name
    byName = Dictionary(variants.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads an object by the kind that it names; nil where it names none that is known, which has been reported.
  func read(_ node: JSONNode, _ decoding: inout Decoding) -> Value? {
    variant(of: node, &decoding)?.read(node, ignoring: ["type"], &decoding)
  }

  private func variant(of node: JSONNode, _ decoding: inout Decoding) -> ObjectForm<Value>? {
    guard node.members != nil else {
      decoding.reportType(of: node, expected: "an object")
      return nil
    }
    guard let type = node["type"] else {
      if node.isWhole { decoding.report(.missingKey("type", owner: "this object"), at: node) }
      return nil
    }
    guard let word = Shape<String>.text.read(type, &decoding) else { return nil }
    if let variant = byName[word] { return variant }
    decoding.report(
      .unknownWord(vocabulary, word: word, allowed: variants.map(\.name)), at: type)
    return nil
  }

  /// Writes the kind, and what differs from the kind's blank value.
  func write(_ value: Value) -> JSONValue {
    let name = name(value)
    return .object(
      [.init("type", .string(name))] + (byName[name]?.write(value) ?? []))
  }

  /// The mistakes in a value that was not read from a file.
  func check(_ value: Value) -> [Diagnostic.Kind] { byName[name(value)]?.check(value) ?? [] }

  /// An object with the keys that all kinds share; the kind that it names decides about the others.
  func schema(sharing keys: [String] = []) -> JSONValue {
    let shared = variants.first?.properties.filter { keys.contains($0.key) } ?? []
    let type: JSONValue = ["enum": .array(variants.map { .string($0.name) })]
    return [
      "type": "object",
      "properties": .object([.init("type", type)] + shared),
      "required": ["type"],
      "allOf": .array(variants.map { condition($0, without: keys) }),
      "unevaluatedProperties": false,
    ]
  }

  private func condition(_ variant: ObjectForm<Value>, without keys: [String]) -> JSONValue {
    let own = variant.properties.filter { !keys.contains($0.key) }
    return [
      "if": ["properties": ["type": ["const": .string(variant.name)]], "required": ["type"]],
      "then": [
        "description": .string(variant.documentation), "properties": .object(own),
        "required": .array(variant.required),
      ],
    ]
  }
}
