extension CBOR {
  /// Encodes a value by its own description of itself; bytes become bytes, not lists of numbers.
  package init(encoding value: some Encodable) throws {
    let place = EncodedPlace()
    try place.put(value)
    self = place.value
  }
}

/// A place that an encoder fills with a value, or with what further places are filled with.
private final class EncodedPlace {
  private enum Content {
    case value(CBOR)
    case array([EncodedPlace])
    case map([(key: String, place: EncodedPlace)])
  }

  private var content = Content.value(.null)

  /// What the place has been filled with.
  var value: CBOR {
    switch content {
    case .value(let value): value
    case .array(let places): .array(places.map(\.value))
    case .map(let members): .map(members.map { CBOR.Member($0.key, $0.place.value) })
    }
  }

  /// How many places there are in it.
  var count: Int { if case .array(let places) = content { places.count } else { 0 } }

  func becomeArray() {
    if case .array = content { return }
    content = .array([])
  }

  func becomeMap() {
    if case .map = content { return }
    content = .map([])
  }

  func appended() -> EncodedPlace {
    let place = EncodedPlace()
    if case .array(var places) = content {
      content = .value(.null)
      places.append(place)
      content = .array(places)
    }
    return place
  }

  func member(_ key: String) -> EncodedPlace {
    let place = EncodedPlace()
    if case .map(var members) = content {
      content = .value(.null)
      members.append((key, place))
      content = .map(members)
    }
    return place
  }

  func put<Value: Encodable>(_ value: Value) throws {
    if let leaf = CBOR(leaf: value) {
      content = .value(leaf)
    } else {
      try value.encode(to: PlaceEncoder(place: self))
    }
  }
}

extension CBOR {
  /// The values that are not made of others; nil for those that are.
  fileprivate init?<Value: Encodable>(leaf value: Value) {
    switch value {
    case let text as String: self = .text(text)
    case let integer as Int: self = .integer(integer)
    case let bool as Bool: self = .bool(bool)
    case let number as Double: self = .number(number)
    case let bytes as [UInt8]: self = .bytes(bytes)
    case let number as Float: self = .number(Double(number))
    case let integer as any BinaryInteger:
      guard let integer = Int(exactly: integer) else { return nil }
      self = .integer(integer)
    default: return nil
    }
  }
}

private struct PlaceEncoder: Encoder {
  let place: EncodedPlace
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    place.becomeMap()
    return KeyedEncodingContainer(KeyedPlaces(place: place))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    place.becomeArray()
    return PlaceList(place: place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SinglePlace(place: place) }
}

private struct KeyedPlaces<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: EncodedPlace
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) throws { _ = place.member(key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try place.member(key.stringValue).put(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    PlaceEncoder(place: place.member(key.stringValue)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    PlaceEncoder(place: place.member(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { PlaceEncoder(place: place.member("super")) }

  func superEncoder(forKey key: Key) -> any Encoder {
    PlaceEncoder(place: place.member(key.stringValue))
  }
}

private struct PlaceList: UnkeyedEncodingContainer {
  let place: EncodedPlace
  var codingPath: [any CodingKey] { [] }
  var count: Int { place.count }

  func encodeNil() throws { _ = place.appended() }

  func encode<Value: Encodable>(_ value: Value) throws { try place.appended().put(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    PlaceEncoder(place: place.appended()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    PlaceEncoder(place: place.appended()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { PlaceEncoder(place: place.appended()) }
}

private struct SinglePlace: SingleValueEncodingContainer {
  let place: EncodedPlace
  var codingPath: [any CodingKey] { [] }

  func encodeNil() throws {}

  func encode<Value: Encodable>(_ value: Value) throws { try place.put(value) }
}
