extension PNG {
  /// Writes a picture as an opaque 8-bit RGB file; what is transparent lies on black.
  ///
  /// - Returns: the file's bytes, the same on every processor.
  public static func encode(_ bitmap: Bitmap, compression: Compression = .fast) -> [UInt8] {
    switch compression {
    case .fast:
      var writer = Writer(width: bitmap.width, height: bitmap.height)
      writer.add(bitmap.pixels.span)
      return writer.finish()
    case .small: return file(of: bitmap, .rgb, data: smallest(of: bitmap))
    }
  }

  /// Puts a file of 8 bits a sample together from its compressed rows.
  static func file(of bitmap: Bitmap, _ type: ColorType, data: [UInt8]) -> [UInt8] {
    finished(start(width: bitmap.width, height: bitmap.height, type) + data)
  }

  /// The rows under the filters that pack best at a middle level, the first of equals, packed at the highest, which takes
  /// fifty times as long.
  private static func smallest(of bitmap: Bitmap) -> [UInt8] {
    var best: (rows: [UInt8], size: Int)?
    for strategy in FilteredRows.strategies {
      let rows = strategy(bitmap)
      let size = Deflate.zlib(rows, level: 6).count
      if size < best?.size ?? .max { best = (rows, size) }
    }
    return Deflate.zlib(best?.rows ?? [], level: 12)
  }

  /// The file up to the first byte of its only part with pixels, whose length is not known yet.
  static func start(width: Int, height: Int, _ type: ColorType) -> [UInt8] {
    var file = signature
    append(chunk: "IHDR", header(width: width, height: height, type), to: &file)
    return file + [0, 0, 0, 0] + "IDAT".utf8
  }

  /// Sets the length of the part with pixels, adds its checksum, and ends the file.
  static func finished(_ unfinished: consuming [UInt8]) -> [UInt8] {
    var file = unfinished
    let content = dataStart + 8
    let length = UInt32(truncatingIfNeeded: file.count - content).bigEndianBytes
    file.replaceSubrange(dataStart..<dataStart + 4, with: length)
    file += Deflate.crc32(file[(dataStart + 4)...]).bigEndianBytes
    append(chunk: "IEND", [], to: &file)
    return file
  }

  /// Where the part with pixels starts: behind the signature and the header.
  private static let dataStart = signature.count + 12 + PNGHeader.length

  private static func header(width: Int, height: Int, _ type: ColorType) -> [UInt8] {
    let lengths = [width, height].flatMap {
      UInt32(truncatingIfNeeded: $0).bigEndianBytes
    }
    let depth: UInt8 = 8
    return lengths + [depth, type.rawValue, 0, 0, 0]
  }

  /// Appends a chunk of four letters with its length and its checksum.
  static func append(chunk type: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += UInt32(truncatingIfNeeded: content.count).bigEndianBytes
    let start = file.count
    file += type.utf8
    file += content
    file += Deflate.crc32(file[start...]).bigEndianBytes
  }
}
