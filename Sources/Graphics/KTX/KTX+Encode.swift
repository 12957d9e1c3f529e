private import CPixels

extension KTX {
  /// Writes a picture as one uncompressed level of RGBA, not premultiplied, little-endian, rows from the top.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let pair = Array(orientation.utf8)
    let padding = [UInt8](repeating: 0, count: (4 - pair.count % 4) % 4)
    let keyValues = UInt32(pair.count).littleEndianBytes + pair + padding
    let image = rgba(bitmap)
    let fields = KTXField.allCases.flatMap {
      value(of: $0, bitmap, keyValueLength: keyValues.count).littleEndianBytes
    }
    let length = UInt32(truncatingIfNeeded: image.count).littleEndianBytes
    return signature + fields + keyValues + length + image
  }

  private static func value(
    of field: KTXField, _ bitmap: Bitmap, keyValueLength: Int
  ) -> UInt32 {
    switch field {
    case .endianness: endianness
    case .type: Format.unsignedByte
    case .typeSize: 1
    case .format, .baseInternalFormat: Format.rgba
    case .internalFormat: Format.rgba8
    case .width: UInt32(truncatingIfNeeded: bitmap.width)
    case .height: UInt32(truncatingIfNeeded: bitmap.height)
    case .depth, .arrayElements: 0
    case .faces, .mipmapLevels: 1
    case .keyValueLength: UInt32(keyValueLength)
    }
  }

  private static func rgba(_ bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * bitmap.pixels.count) { output, count in
      guard let first = output.baseAddress else { return }
      pixels_to_rgba(bitmap.pixels, bitmap.pixels.count, first)
      count = 4 * bitmap.pixels.count
    }
  }
}

extension UInt32 {
  /// The four bytes, lowest first.
  fileprivate var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }
}
