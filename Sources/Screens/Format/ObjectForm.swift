package import AfterimageGraphics

/// The keys that hold the views in a view, by whatever name people know them.
private let viewKeys = ["subviews", "arrangedSubviews"]

extension JSONNode {
  /// True for an array of objects that say of which type they are.
  fileprivate var looksLikeViews: Bool {
    guard let elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { $0["type"]?.string != nil }
  }
}

/// The keys of a kind of object, and what it is where they say nothing.
package struct ObjectForm<Value: Sendable>: Sendable {
  /// The name of the object in messages.
  package let name: String
  /// A sentence about the object.
  package let documentation: String
  /// The value of an object without keys.
  package let blank: Value
  /// The keys, in the order they are written.
  package let keys: [Key<Value>]

  /// Describes a kind of object.
  package init(name: String, documentation: String, blank: Value, keys: [Key<Value>]) {
    self.name = name
    self.documentation = documentation
    self.blank = blank
    self.keys = keys
  }

  /// Reads the members of an object into a copy of the blank value; members of the ignored keys are somebody else's.
  package func read(
    _ node: JSONNode, ignoring ignored: Set<String> = [], _ decoding: inout Decoding
  )
    -> Value?
  {
    guard let members = node.members else {
      decoding.reportType(of: node, expected: "an object")
      return nil
    }
    var value = blank
    for member in members where !ignored.contains(member.key) {
      if let key = keys.first(where: { $0.name == member.key }) {
        key.read(member.value, &value, &decoding)
      } else {
        reportUnknown(member, ignored: ignored, &decoding)
        readUnknown(member, of: node, into: &value, &decoding)
      }
    }
    for key in keys where key.isRequired && node.isWhole && node[key.name] == nil {
      decoding.report(.missingKey(key.name, owner: name), at: node)
    }
    return value
  }

  private func reportUnknown(
    _ member: JSONNode.Member, ignored: Set<String>, _ decoding: inout Decoding
  ) {
    decoding.report(
      .unknownKey(member.key, owner: name, allowed: keys.map(\.name) + ignored.sorted()),
      at: member.keyRange.lowerBound)
  }

  /// Reads the value of an unknown key as that of the key that was probably meant, so that the mistakes in it are told now and not only when the key is mended.
  private func readUnknown(
    _ member: JSONNode.Member, of node: JSONNode, into value: inout Value,
    _ decoding: inout Decoding
  ) {
    guard let key = key(meantBy: member), node[key.name] == nil else { return }
    decoding.readGuessed(member.value) { decoding in
      key.read(member.value, &value, &decoding)
    }
  }

  /// The key that a slip of the keyboard has missed, or that holds views where the unknown one does.
  private func key(meantBy member: JSONNode.Member) -> Key<Value>? {
    let nearest = nearestWord(to: member.key, among: keys.map(\.name))
    let meant = nearest.map { [$0] } ?? (member.value.looksLikeViews ? viewKeys : [])
    return keys.first { meant.contains($0.name) }
  }

  /// Writes the members whose values are not the blank object's.
  package func write(_ value: Value) -> [JSONValue.Member] {
    keys.compactMap { key in
      guard let written = key.write(value), key.isRequired || written != key.write(blank)
      else { return nil }
      return .init(key.name, written)
    }
  }

  /// The mistakes in a value that was not read from a file.
  func check(_ value: Value) -> [Diagnostic.Kind] { keys.flatMap { $0.check(value) } }

  /// The schemas of the keys, with what they mean and their defaults.
  var properties: [JSONValue.Member] {
    keys.map { key in
      var more = [JSONValue.Member("description", .string(key.documentation))]
      if !key.isRequired, let value = key.write(blank) { more.append(.init("default", value)) }
      return .init(key.name, key.schema.adding(more))
    }
  }

  /// The names of the keys that cannot be left out.
  var required: [JSONValue] { keys.filter(\.isRequired).map { .string($0.name) } }

  /// The object as a shape.
  package var shape: Shape<Value> {
    Shape(
      schema: [
        "type": "object", "properties": .object(properties), "required": .array(required),
        "additionalProperties": false,
      ],
      check: check, write: { .object(write($0)) }, read: { read($0, &$1) })
  }
}
