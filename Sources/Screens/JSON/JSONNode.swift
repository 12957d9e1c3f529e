/// A value as it stands in a JSON file.
package struct JSONNode: Hashable, Sendable {
  /// The value.
  package let content: Content
  /// The bytes of the file it takes up.
  package let range: Range<Int>
  /// False for an object of which a member could not be read, so that nothing is said to be missing from it.
  package let isWhole: Bool

  /// The kinds of value.
  package enum Content: Hashable, Sendable {
    /// Members in the order of the file; a repeated key keeps its first value only.
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    /// Something that has been reported already, and about which nothing more is to be said.
    case invalid
  }

  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The bytes of the key, quotes included.
    package let keyRange: Range<Int>
    /// The value.
    package let value: JSONNode
  }

  /// The members of an object; nil for other values.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The characters of a string; nil for other values.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The value of a key; nil where this is no object or has no such key.
  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.value
  }
}
