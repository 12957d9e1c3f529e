extension PNG {
  /// Writes a picture as an opaque 8-bit RGB file; what is transparent lies on black.
  ///
  /// - Returns: the file's bytes, the same on every processor.
  public static func encode(_ bitmap: Bitmap, compression: Compression = .fast) -> [UInt8] {
    file(of: bitmap, .rgb, data: imageData(of: bitmap, compression: compression))
  }

  /// Puts a file of 8 bits a sample together from its compressed rows.
  static func file(of bitmap: Bitmap, _ type: ColorType, data: [UInt8]) -> [UInt8] {
    var file = signature
    append(chunk: "IHDR", header(of: bitmap, type), to: &file)
    append(chunk: "IDAT", data, to: &file)
    append(chunk: "IEND", [], to: &file)
    return file
  }

  private static func imageData(of bitmap: Bitmap, compression: Compression) -> [UInt8] {
    switch compression {
    case .fast: RunEncoding.zlib(bitmap) ?? Deflate.zlib(FilteredRows.up(bitmap), level: 1)
    case .small: smallest(of: bitmap)
    }
  }

  /// The smallest of what the filter strategies give; the first of equals.
  private static func smallest(of bitmap: Bitmap) -> [UInt8] {
    var best: [UInt8] = []
    for strategy in FilteredRows.strategies {
      let candidate = Deflate.zlib(strategy(bitmap), level: 12)
      if best.isEmpty || candidate.count < best.count { best = candidate }
    }
    return best
  }

  private static func header(of bitmap: Bitmap, _ type: ColorType) -> [UInt8] {
    let lengths = [bitmap.width, bitmap.height].flatMap {
      UInt32(truncatingIfNeeded: $0).bigEndianBytes
    }
    let depth: UInt8 = 8
    return lengths + [depth, type.rawValue, 0, 0, 0]
  }

  private static func append(chunk type: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += UInt32(truncatingIfNeeded: content.count).bigEndianBytes
    let start = file.count
    file += type.utf8
    file += content
    file += Deflate.crc32(file[start...]).bigEndianBytes
  }
}
