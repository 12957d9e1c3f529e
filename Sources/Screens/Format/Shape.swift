package import AfterimageGraphics

/// How a value stands in a file: one description from which reading, writing, checking and the JSON Schema come.
package struct Shape<Value: Sendable>: Sendable {
  /// The JSON Schema of the value.
  package let schema: JSONValue
  /// Makes the value of what stands in the file; nil where nothing can be made of it, which has been reported.
  package let read: @Sendable (JSONNode, inout Decoding) -> Value?
  /// Makes JSON of the value that reads back as the same value.
  package let write: @Sendable (Value) -> JSONValue
  /// The mistakes in a value that was not read from a file.
  package let check: @Sendable (Value) -> [Diagnostic.Kind]

  /// Describes how a value stands in a file.
  package init(
    schema: JSONValue, check: @escaping @Sendable (Value) -> [Diagnostic.Kind] = { _ in [] },
    write: @escaping @Sendable (Value) -> JSONValue,
    read: @escaping @Sendable (JSONNode, inout Decoding) -> Value?
  ) {
    self.schema = schema
    self.read = read
    self.write = write
    self.check = check
  }

  /// The same shape with a rule besides: what a value breaks, nil where it breaks nothing.
  package func checked(_ rule: @escaping @Sendable (Value) -> Diagnostic.Kind?) -> Shape {
    Shape(
      schema: schema, check: { check($0) + [rule($0)].compactMap(\.self) }, write: write,
      read: { node, decoding in
        let value = read(node, &decoding)
        if let mistake = value.flatMap(rule) { decoding.report(mistake, at: node) }
        return value
      })
  }

  /// The same shape with other words in its schema.
  package func describing(_ members: JSONValue.Member...) -> Shape {
    Shape(schema: schema.adding(members), check: check, write: write, read: read)
  }
}

extension JSONValue {
  /// The members of an object; none of other values.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The object with more members; other values stay as they are.
  package func adding(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}
