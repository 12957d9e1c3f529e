extension PNG {
  /// Writes a picture as an opaque 8-bit RGB file; what is transparent lies on black.
  ///
  /// - Returns: the file's bytes, the same on every processor.
  public static func encode(_ bitmap: Bitmap, compression: Compression = .fast) -> [UInt8] {
    switch compression {
    case .fast:
      runEncoded(bitmap)
        ?? file(of: bitmap, .rgb, data: Deflate.zlib(FilteredRows.up(bitmap), level: 1))
    case .small: file(of: bitmap, .rgb, data: smallest(of: bitmap))
    }
  }

  /// Puts a file of 8 bits a sample together from its compressed rows.
  static func file(of bitmap: Bitmap, _ type: ColorType, data: [UInt8]) -> [UInt8] {
    finished(start(of: bitmap, type) + data)
  }

  /// The rows after which it is asked whether another encoding fits better.
  private static let rowsInBand = 64

  /// The file as runs, whose bytes are written where they stay; nil where a search for matches packs the picture better.
  ///
  /// Photos and gradients have few runs, but few matches, too: then what counts is the code of single bytes.
  private static func runEncoded(_ bitmap: Bitmap) -> [UInt8]? {
    var encoding = RunEncoding(width: bitmap.width, after: start(of: bitmap, .rgb))
    // A token for every fourth pixel is more than interfaces have, blurred ones too.
    var allowance = bitmap.pixels.count / 4
    for row in stride(from: 0, to: bitmap.height, by: rowsInBand) {
      let band = row * bitmap.width..<min(row + rowsInBand, bitmap.height) * bitmap.width
      bitmap.pixels[band].withUnsafeBufferPointer { encoding.add($0) }
      guard encoding.tokenTotal > allowance else { continue }
      if isPackedBetterByMatches(bitmap.pixels[band], width: bitmap.width) { return nil }
      allowance *= 2
    }
    return finished(encoding.finish())
  }

  /// True where a search for matches saves a quarter of the bytes, which is worth its time.
  private static func isPackedBetterByMatches(_ band: ArraySlice<UInt32>, width: Int) -> Bool {
    guard let sample = Bitmap(width: width, height: band.count / width, pixels: Array(band)) else {
      return false
    }
    var runs = RunEncoding(width: width, after: [])
    sample.pixels.withUnsafeBufferPointer { runs.add($0) }
    return Deflate.zlib(FilteredRows.up(sample), level: 1).count < runs.finish().count * 3 / 4
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
  private static func start(of bitmap: Bitmap, _ type: ColorType) -> [UInt8] {
    var file = signature
    append(chunk: "IHDR", header(of: bitmap, type), to: &file)
    return file + [0, 0, 0, 0] + "IDAT".utf8
  }

  /// Sets the length of the part with pixels, adds its checksum, and ends the file.
  private static func finished(_ unfinished: consuming [UInt8]) -> [UInt8] {
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
