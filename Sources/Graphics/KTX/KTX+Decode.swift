private import CPixels

extension KTX {
  /// Reads a picture as `encode` writes it; other formats of texture are named as not supported.
  public static func decode(
    _ file: [UInt8], limit: PixelLimit = .standard
  ) throws(KTXError) -> Bitmap {
    guard file.starts(with: signature) else { throw .notKTX }
    guard file.count >= headerLength else { throw .truncated(at: file.count) }
    for expectation in expectations {
      let value = value(of: expectation.field, in: file)
      guard expectation.values.contains(value) else {
        throw .unsupported(field: expectation.name, value: value)
      }
    }
    let width = Int(value(of: .width, in: file))
    let height = Int(value(of: .height, in: file))
    guard width > 0, height > 0 else { throw .impossibleSize(width: width, height: height) }
    guard limit.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    return try bitmap(width: width, height: height, from: file)
  }

  /// The fields that must have one of a few values, in the order in which they are looked at.
  private static let expectations: [(field: KTXField, name: String, values: [UInt32])] = [
    (.endianness, "endianness", [endianness]),
    (.type, "glType", [Format.unsignedByte]),
    (.format, "glFormat", [Format.rgba]),
    (.internalFormat, "glInternalFormat", [Format.rgba8]),
    (.depth, "pixelDepth", [0]),
    (.arrayElements, "numberOfArrayElements", [0]),
    (.faces, "numberOfFaces", [1]),
    (.mipmapLevels, "numberOfMipmapLevels", [1]),
  ]

  private static func value(of field: KTXField, in file: [UInt8]) -> UInt32 {
    (UInt32(bigEndian: file, at: field.offset) ?? 0).byteSwapped
  }

  private static func bitmap(
    width: Int, height: Int, from file: [UInt8]
  ) throws(KTXError) -> Bitmap {
    let lengthOffset = headerLength + Int(value(of: .keyValueLength, in: file))
    let count = width * height
    guard let stored = UInt32(bigEndian: file, at: lengthOffset)?.byteSwapped,
      file.count - lengthOffset - 4 >= 4 * count
    else { throw .truncated(at: file.count) }
    guard Int(stored) == 4 * count else {
      throw .wrongImageLength(expected: 4 * count, stored: Int(stored))
    }
    let bitmap = file.withUnsafeBufferPointer { bytes in
      Bitmap(width: width, height: height) { pixels in
        guard let source = bytes.baseAddress, let output = pixels.baseAddress else { return }
        pixels_from_rgba(source + lengthOffset + 4, count, output)
      }
    }
    guard let bitmap else { throw .impossibleSize(width: width, height: height) }
    return bitmap
  }
}
