/// Values that are kept under the digests of all that they depend on.
package struct ResultCache: Sendable {
  private let store: CacheStore
  private let isReadOnly: Bool

  /// The most bytes that stand in the result of an action itself, which saves a request.
  private static let mostInline = 16 << 10

  /// Opens a cache.
  ///
  /// - Parameter isReadOnly: true to take what is there, and to leave nothing.
  package init(_ store: CacheStore, readOnly isReadOnly: Bool) {
    (self.store, self.isReadOnly) = (store, isReadOnly)
  }

  /// The value under a key; nil where there is none, or where its bytes are not those that were kept there.
  package func value<Value: Codable>(under key: Digest) -> Value? {
    guard let action = store.read(.action(key)).flatMap({ ActionResult($0) }) else { return nil }
    let bytes: [UInt8]
    switch action {
    case .bytes(let inline): bytes = inline
    case .file(let digest, let size):
      guard let content = store.read(.content(digest)), content.count == size,
        Digest(of: content) == digest
      else { return nil }
      bytes = content
    }
    var reader = CBORReader(bytes)
    let kept = try? reader.value()?.decode(as: Kept<Value>.self)
    // A server may mix things up, or cut them off: what was kept for this key says so.
    guard let kept, reader.isAtEnd, kept.key == key, kept.check == kept.digest else { return nil }
    return kept.value
  }

  /// Keeps a value under a key.
  package func keep<Value: Codable>(_ value: Value, under key: Digest) {
    guard !isReadOnly, let kept = try? Kept(key: key, value: value),
      let bytes = try? CBOR(encoding: kept).encoded, bytes.count <= CacheName.limit
    else { return }
    guard bytes.count > Self.mostInline else {
      return store.write(ActionResult.bytes(bytes).encoded, as: .action(key))
    }
    let digest = Digest(of: bytes)
    store.write(bytes, as: .content(digest))
    store.write(ActionResult.file(digest, size: bytes.count).encoded, as: .action(key))
  }
}

/// A value with the key that it was kept under, and a digest of both.
private struct Kept<Value: Codable>: Codable {
  let key: Digest
  let value: Value
  let check: Digest

  init(key: Digest, value: Value) throws {
    (self.key, self.value) = (key, value)
    check = try Self.digest(of: key, value)
  }

  /// The digest that the value and the key have now.
  var digest: Digest? { try? Self.digest(of: key, value) }

  private static func digest(of key: Digest, _ value: Value) throws -> Digest {
    let bytes = try CBOR(encoding: value).encoded
    return Digest { digester in
      digester.add(key)
      digester.add(bytes)
    }
  }
}
