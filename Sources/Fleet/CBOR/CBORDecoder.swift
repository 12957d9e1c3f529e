extension CBOR {
  /// Makes a value of what one like it was encoded as; throws `DecodingError` for anything else.
  package func decode<Value: Decodable>(as type: Value.Type) throws -> Value {
    if let leaf = leaf(as: type) { return leaf }
    // What is no leaf here would ask for itself, and again, without end.
    guard !Self.isLeaf(type) else { throw Self.mismatch(type) }
    return try Value(from: ValueDecoder(value: self))
  }

  /// True for the types of which no value is made of others.
  private static func isLeaf<Value>(_ type: Value.Type) -> Bool {
    type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
      || type == String.self || type == Bool.self
  }

  /// The values that are not made of others; nil for those that are.
  private func leaf<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .text(let text): text as? Value
    case .bytes(let bytes): bytes as? Value
    case .bool(let bool): bool as? Value
    case .number(let number): number as? Value ?? (Float(number) as? Value)
    case .integer(let integer):
      integer as? Value
        ?? (type as? any FixedWidthInteger.Type).flatMap { exactly(integer, as: $0) as? Value }
    case .null, .array, .map: nil
    }
  }

  fileprivate var isNull: Bool { self == .null }

  fileprivate static func mismatch<Value>(_ type: Value.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: [], debugDescription: "another kind of value is there"))
  }
}

private func exactly<Integer: FixedWidthInteger>(
  _ value: Int, as type: Integer.Type
) -> Integer? {
  Integer(exactly: value)
}

private struct ValueDecoder: Decoder {
  let value: CBOR
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .map(let members) = value else { throw CBOR.mismatch([String: CBOR].self) }
    return KeyedDecodingContainer(KeyedValues(members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw CBOR.mismatch([CBOR].self) }
    return ValueList(values: values)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleValue(value: value) }
}

private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [CBOR.Member]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { members.contains { $0.key == key.stringValue } }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(as: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try ValueDecoder(value: value(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try ValueDecoder(value: value(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    ValueDecoder(value: members.first { $0.key == "super" }?.value ?? .null)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { ValueDecoder(value: try value(key)) }

  private func value(_ key: Key) throws -> CBOR {
    guard let member = members.first(where: { $0.key == key.stringValue }) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: [], debugDescription: "there is no '\(key.stringValue)'"))
    }
    return member.value
  }
}

private struct ValueList: UnkeyedDecodingContainer {
  let values: [CBOR]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  init(values: [CBOR]) { self.values = values }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(as: type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try ValueDecoder(value: next()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try ValueDecoder(value: next()).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { ValueDecoder(value: try next()) }

  private mutating func next() throws -> CBOR {
    guard !isAtEnd else { throw CBOR.mismatch(CBOR.self) }
    defer { currentIndex += 1 }
    return values[currentIndex]
  }
}

private struct SingleValue: SingleValueDecodingContainer {
  let value: CBOR
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { value.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value.decode(as: type) }
}
