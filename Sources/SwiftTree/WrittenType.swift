/// A type as it is written.
package indirect enum WrittenType: Hashable, Sendable {
  /// A name with the types in its angle brackets.
  case name(String, [WrittenType])
  /// A type in another.
  case member(WrittenType, String, [WrittenType])
  case optional(WrittenType)
  /// One that is unwrapped where it is used.
  case unwrapped(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case tuple([TypeElement])
  case function([TypeElement], WrittenType)
  case some(WrittenType)
  case any(WrittenType)
  /// What conforms to all of several.
  case composition([WrittenType])
  case metatype(WrittenType)
  /// What has no form of its own here, as it is written.
  case other(String)

  /// The name without what it lies in, angle brackets, `some`, `any` and question marks; nil where there is none.
  package var baseName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .optional(let type), .unwrapped(let type), .some(let type), .any(let type):
      type.baseName
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple, .function, .composition, .metatype, .other: nil
    }
  }

  /// True where a word is part of the name of this or of a type within it.
  package func mentions(_ word: String) -> Bool {
    switch self {
    case .name(let name, let arguments):
      name.contains(word) || arguments.contains { $0.mentions(word) }
    case .member(let outer, let name, let arguments):
      outer.mentions(word) || name.contains(word) || arguments.contains { $0.mentions(word) }
    case .optional(let type), .unwrapped(let type), .array(let type), .some(let type),
      .any(let type), .metatype(let type):
      type.mentions(word)
    case .dictionary(let key, let value): key.mentions(word) || value.mentions(word)
    case .tuple(let elements): elements.contains { $0.type.mentions(word) }
    case .function(let parameters, let result):
      result.mentions(word) || parameters.contains { $0.type.mentions(word) }
    case .composition(let types): types.contains { $0.mentions(word) }
    case .other(let text): text.contains(word)
    }
  }

  /// True for what can be nil.
  package var isOptional: Bool {
    switch self {
    case .optional, .unwrapped: true
    case .name(let name, _): name == "Optional"
    case .member, .array, .dictionary, .tuple, .function, .some, .any, .composition, .metatype,
      .other:
      false
    }
  }
}

/// A type in a tuple or among the parameters of a function.
package struct TypeElement: Hashable, Sendable {
  /// The word before the colon; nil is none.
  package var label: String?
  /// The type.
  package var type: WrittenType

  /// Names a type.
  package init(_ label: String? = nil, _ type: WrittenType) {
    self.label = label
    self.type = type
  }
}
