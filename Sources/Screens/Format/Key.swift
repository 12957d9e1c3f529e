package import AfterimageGraphics

/// A key of an object in a file, and the property it stands for.
package struct Key<Owner: Sendable>: Sendable {
  /// The key.
  package let name: String
  /// A sentence about the key.
  package let documentation: String
  /// True where the object cannot do without it.
  package let isRequired: Bool
  /// The schema of its value.
  package let schema: JSONValue
  /// Puts what stands in the file into the owner.
  let read: @Sendable (JSONNode, inout Owner, inout Decoding) -> Void
  /// The owner's value as JSON; nil where the owner has none.
  let write: @Sendable (Owner) -> JSONValue?
  /// The mistakes in the owner's value.
  let check: @Sendable (Owner) -> [Diagnostic.Kind]
}

extension Key {
  /// The value in a file for the owner's; nil where the owner has none.
  package func written(of owner: Owner) -> JSONValue? { write(owner) }

  /// A property that a key stands for; made only where it is read or written, as making one costs a start-up dearly.
  package typealias Property<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// A key for a property that always has a value.
  package init<Value>(
    _ name: String, _ property: @autoclosure @escaping @Sendable () -> Property<Value>,
    _ shape: Shape<Value>, isRequired: Bool = false, _ documentation: String
  ) {
    self.init(
      name: name, documentation: documentation, isRequired: isRequired, schema: shape.schema,
      read: { node, owner, decoding in
        if let value = shape.read(node, &decoding) { owner[keyPath: property()] = value }
      },
      write: { shape.write($0[keyPath: property()]) },
      check: { shape.check($0[keyPath: property()]) })
  }

  /// A key for a property that may be absent; the label is there because the compiler takes a minute for a list of fifteen keys whose initialisers have one name.
  package init<Value>(
    _ name: String, optional property: @autoclosure @escaping @Sendable () -> Property<Value?>,
    _ shape: Shape<Value>, _ documentation: String
  ) {
    self.init(
      name: name, documentation: documentation, isRequired: false, schema: shape.schema,
      read: { node, owner, decoding in
        if let value = shape.read(node, &decoding) { owner[keyPath: property()] = value }
      },
      write: { $0[keyPath: property()].map(shape.write) },
      check: { $0[keyPath: property()].map(shape.check) ?? [] })
  }

  /// The same key of something that the owner is a part of.
  func lifted<Whole>(
    extracting extract: @escaping @Sendable (Whole) -> Owner?,
    embedding embed: @escaping @Sendable (Owner, inout Whole) -> Void
  ) -> Key<Whole> {
    Key<Whole>(
      name: name, documentation: documentation, isRequired: isRequired, schema: schema,
      read: { node, whole, decoding in
        guard var part = extract(whole) else { return }
        read(node, &part, &decoding)
        embed(part, &whole)
      },
      write: { extract($0).flatMap(write) },
      check: { extract($0).map(check) ?? [] })
  }
}
