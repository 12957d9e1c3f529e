extension KTX {
  /// Reads a picture as `encode` or a device writes it; other formats of texture are named as not supported.
  ///
  /// - Parameters:
  ///   - file: the whole file: KTX 1.1, or the container of chunks that starts with `AAPL`.
  ///   - limit: how large a picture may be; known before memory is taken.
  package static func decode(
    _ file: [UInt8], limit: PixelLimit = .standard
  ) throws(KTXError) -> Bitmap {
    let texture =
      file.starts(with: chunkedSignature)
      ? try chunkedTexture(in: file, limit: limit) : try texture(in: file, limit: limit)
    return try texture.bitmap()
  }

  private static func texture(
    in file: [UInt8], limit: PixelLimit
  ) throws(KTXError) -> StoredTexture {
    guard file.starts(with: signature) else { throw .notKTX }
    guard file.count >= headerLength else { throw .truncated(at: file.count) }
    let isPlain = value(of: .internalFormat, in: file) != Format.astc4x4
    for expectation in isPlain ? plainExpectations + expectations : expectations {
      let value = value(of: expectation.field, in: file)
      guard expectation.values.contains(value) else {
        throw .unsupported(field: expectation.name, value: value)
      }
    }
    let start = headerLength + Int(value(of: .keyValueLength, in: file))
    guard let stated = UInt32(littleEndian: file[...], at: start) else {
      throw .truncated(at: file.count)
    }
    let form = form(isPlain: isPlain, keyValues: file[headerLength..<start])
    let content = file[(start + 4)...]
    return try StoredTexture(
      width: Int(value(of: .width, in: file)), height: Int(value(of: .height, in: file)),
      form: form, content: form == .compressedASTC ? content.dropFirst(unknownLength) : content,
      statedLength: Int(stated), limit: limit)
  }

  /// The fields that must have one of a few values, in the order in which they are looked at.
  private static let expectations: [(field: KTXField, name: String, values: [UInt32])] = [
    (.endianness, "endianness", [endianness]),
    (.depth, "pixelDepth", [0, 1]),
    (.arrayElements, "numberOfArrayElements", [0, 1]),
    (.faces, "numberOfFaces", [1]),
    (.mipmapLevels, "numberOfMipmapLevels", [0, 1]),
  ]

  /// Those of pixels that are not in blocks.
  private static let plainExpectations: [(field: KTXField, name: String, values: [UInt32])] = [
    (.endianness, "endianness", [endianness]),
    (.internalFormat, "glInternalFormat", [Format.rgba8]),
    (.type, "glType", [Format.unsignedByte]),
    (.format, "glFormat", [Format.rgba]),
  ]

  private static func value(of field: KTXField, in file: [UInt8]) -> UInt32 {
    UInt32(littleEndian: file[...], at: field.offset) ?? 0
  }

  private static func form(isPlain: Bool, keyValues: ArraySlice<UInt8>) -> Form {
    guard !isPlain else { return .rgba }
    return keyValues.contains(Array("Compression_APPLE".utf8)) ? .compressedASTC : .astc
  }
}
