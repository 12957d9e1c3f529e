private import CPixels

extension KTX {
  /// Writes a picture as one level, not premultiplied, little-endian, rows from the top.
  ///
  /// - Throws: `KTXError.texture` where ASTC is asked for and its library is not here.
  package static func encode(_ bitmap: Bitmap, as form: Form) throws(KTXError) -> [UInt8] {
    switch form {
    case .rgba: return encode(bitmap)
    case .astc: return file(of: bitmap, as: form, try blocks(of: bitmap))
    case .compressedASTC:
      let unknown = [UInt8](repeating: 0, count: unknownLength)
      return file(of: bitmap, as: form, unknown + LZFSE.encode(try blocks(of: bitmap)))
    }
  }

  /// Writes a picture as plain RGBA.
  package static func encode(_ bitmap: Bitmap) -> [UInt8] {
    file(of: bitmap, as: .rgba, rgba(bitmap))
  }

  private static func file(of bitmap: Bitmap, as form: Form, _ image: [UInt8]) -> [UInt8] {
    let pairs = form == .compressedASTC ? [orientation, compression] : [orientation]
    let keyValues = pairs.flatMap(keyValue)
    let fields = KTXField.allCases.flatMap {
      value(of: $0, bitmap, as: form, keyValueLength: keyValues.count).littleEndianBytes
    }
    let length = UInt32(truncatingIfNeeded: image.count).littleEndianBytes
    return signature + fields + keyValues + length + image
  }

  private static func keyValue(_ text: String) -> [UInt8] {
    let pair = Array(text.utf8)
    let padding = [UInt8](repeating: 0, count: (4 - pair.count % 4) % 4)
    return UInt32(pair.count).littleEndianBytes + pair + padding
  }

  private static func value(
    of field: KTXField, _ bitmap: Bitmap, as form: Form, keyValueLength: Int
  ) -> UInt32 {
    // OpenGL has no type and no format for pixels in blocks.
    let isPlain = form == .rgba
    return switch field {
    case .endianness: endianness
    case .type: isPlain ? Format.unsignedByte : 0
    case .typeSize: 1
    case .format: isPlain ? Format.rgba : 0
    case .baseInternalFormat: Format.rgba
    case .internalFormat: isPlain ? Format.rgba8 : Format.astc4x4
    case .width: UInt32(truncatingIfNeeded: bitmap.width)
    case .height: UInt32(truncatingIfNeeded: bitmap.height)
    case .depth, .arrayElements: 0
    case .faces, .mipmapLevels: 1
    case .keyValueLength: UInt32(keyValueLength)
    }
  }

  private static func blocks(of bitmap: Bitmap) throws(KTXError) -> [UInt8] {
    do throws(ASTCError) { return try ASTC.encode(bitmap) } catch { throw .texture(error) }
  }

  private static func rgba(_ bitmap: Bitmap) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * bitmap.pixels.count) { output, count in
      guard let first = output.baseAddress else { return }
      pixels_to_rgba(bitmap.pixels, bitmap.pixels.count, first)
      count = 4 * bitmap.pixels.count
    }
  }
}
