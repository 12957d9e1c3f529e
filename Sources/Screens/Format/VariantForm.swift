import AfterimageGraphics

/// The kinds that an object can be of, told apart by its key `type`.
package struct VariantForm<Value: Sendable>: Sendable {
  /// The list that messages name the kinds by.
  let vocabulary: Vocabulary
  /// The kinds.
  let kinds: [VariantKind<Value>]
  /// The name of the kind that a value is of.
  let name: @Sendable (Value) -> String

  init(
    _ vocabulary: Vocabulary, _ kinds: [VariantKind<Value>],
    name: @escaping @Sendable (Value) -> String
  ) {
    self.vocabulary = vocabulary
    self.kinds = kinds
    self.name = name
  }

  private func form(of name: String) -> ObjectForm<Value>? {
    kinds.first { $0.name == name }?.form()
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
    if let variant = form(of: word) { return variant }
    decoding.report(.unknownWord(vocabulary, word: word, allowed: kinds.map(\.name)), at: type)
    return nil
  }

  /// Writes the kind, and what differs from the kind's blank value.
  func write(_ value: Value) -> JSONValue {
    let name = name(value)
    return .object(
      [.init("type", .string(name))] + (form(of: name)?.write(value) ?? []))
  }

  /// The mistakes in a value that was not read from a file.
  func check(_ value: Value) -> [Diagnostic.Kind] { form(of: name(value))?.check(value) ?? [] }

  /// An object with the keys that all kinds share; the kind that it names decides about the others.
  func schema(sharing keys: [String] = []) -> JSONValue {
    let variants = kinds.map { $0.form() }
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
