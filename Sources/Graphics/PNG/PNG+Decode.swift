private import CPixels

extension PNG {
  /// Reads a picture of any kind that PNG allows; components of 16 bits round to 8.
  ///
  /// - Parameters:
  ///   - file: the whole file.
  ///   - limit: how large a picture may be; known before memory is taken.
  public static func decode(
    _ file: [UInt8], limit: PixelLimit = .standard
  ) throws(PNGError) -> Bitmap {
    let content = try PNGContent(file, limit: limit)
    let header = content.header
    guard Deflate.canHold(header.dataLength, in: content.pixels) else {
      throw .wrongPixelCount(expectedBytes: header.dataLength, hasMore: false)
    }
    var problem: PNGError?
    let count = header.width * header.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
      let pixels = UnsafeMutableBufferPointer(rebasing: pixels[..<count])
      do throws(PNGError) {
        try content.isPlain ? fillPlain(pixels, content) : fill(pixels, content)
        initialized = count
      } catch { problem = error }
    }
    if let problem { throw problem }
    guard let bitmap = Bitmap(width: header.width, height: header.height, pixels: pixels) else {
      throw .outOfMemory
    }
    return bitmap
  }

  /// Proves the parts of a file and their checksums, and leaves its pixels packed.
  ///
  /// - Parameter limit: how large the picture may be.
  package static func check(_ file: [UInt8], limit: PixelLimit = .standard) throws(PNGError) {
    _ = try PNGContent(file, limit: limit)
  }

  /// Writes the pixels of opaque RGB rows, which are unpacked to the end of the same memory first.
  private static func fillPlain(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ content: PNGContent
  ) throws(PNGError) {
    let header = content.header
    let memory = UnsafeMutableRawBufferPointer(pixels)
    let samples = UnsafeMutableRawBufferPointer(rebasing: memory.suffix(header.dataLength))
    let checksum = try inflate(content, into: samples)
    var seen = Deflate.emptyChecksum
    for first in stride(from: 0, to: header.height, by: rowsInCache) {
      let rows = first..<min(first + rowsInCache, header.height)
      seen = Deflate.adler32(samples[header.bytes(of: rows)], after: seen)
      try read(rows, of: samples, header, to: pixels)
    }
    guard seen == checksum else { throw .corruptPixels }
  }

  /// As many rows as a core's own cache holds from the checksum to the pixels.
  private static let rowsInCache = 32

  private static func read(
    _ rows: Range<Int>, of samples: UnsafeMutableRawBufferPointer, _ header: PNGHeader,
    to pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PNGError) {
    let end = samples.withMemoryRebound(to: UInt8.self) {
      pixels_read_rgb(
        $0.baseAddress, rows.lowerBound, rows.upperBound, header.width, pixels.baseAddress)
    }
    guard end == rows.upperBound else { throw .unknownFilter }
  }

  /// Unpacks all samples, and returns the checksum that they ought to have.
  private static func inflate(
    _ content: PNGContent, into samples: UnsafeMutableRawBufferPointer
  ) throws(PNGError) -> UInt32 {
    do { return try Deflate.unzlib(content.pixels, into: samples) } catch {
      switch error {
      case .corrupt: throw .corruptPixels
      case .tooShort: throw .wrongPixelCount(expectedBytes: samples.count, hasMore: false)
      case .tooLong: throw .wrongPixelCount(expectedBytes: samples.count, hasMore: true)
      }
    }
  }

  /// Undoes the filters of each pass and spreads its pixels.
  private static func fill(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ content: PNGContent
  ) throws(PNGError) {
    let samples = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.header.dataLength)
    defer { samples.deallocate() }
    let bytes = UnsafeMutableRawBufferPointer(samples)
    let checksum = try inflate(content, into: bytes)
    guard Deflate.adler32(bytes[...]) == checksum else { throw .corruptPixels }
    guard var next = samples.baseAddress, let first = pixels.baseAddress else { return }
    var layout = pixels_layout(content)
    for pass in content.header.passes {
      try fill(pass, at: first, from: &next, content, &layout)
    }
  }

  private static func fill(
    _ pass: InterlacePass, at first: UnsafeMutablePointer<UInt32>,
    from next: inout UnsafeMutablePointer<UInt8>, _ content: PNGContent,
    _ layout: inout pixels_layout
  ) throws(PNGError) {
    let header = content.header
    let columns = pass.columns(of: header.width)
    let rows = pass.rows(of: header.height)
    let length = header.rowLength(pixels: columns)
    guard columns > 0, rows > 0 else { return }
    guard pixels_unfilter(next, rows, length, header.filterDistance) == rows else {
      throw .unknownFilter
    }
    let colors = content.palette.count / 3
    for row in 0..<rows {
      let start = (pass.firstRow + row * pass.rowStep) * header.width + pass.firstColumn
      let fits = pixels_unpack_row(
        &layout, colors, next + 1, columns, first + start, pass.columnStep)
      guard fits else { throw .colorOutsidePalette(colors: colors) }
      next += length + 1
    }
  }
}

extension pixels_layout {
  /// Lays out the samples as a file says.
  fileprivate init(_ content: PNGContent) {
    let header = content.header
    self.init()
    depth = header.depth
    channels = UInt8(header.colorType.channels)
    indexed = header.colorType == .palette
    if indexed {
      setPalette(content.palette, alpha: content.transparency)
    } else if !content.transparency.isEmpty {
      setKey(content.transparency)
    }
  }

  private mutating func setPalette(_ colors: [UInt8], alpha: [UInt8]) {
    let count = colors.count / 3
    var components: [UInt8] = []
    for index in 0..<count {
      components += colors[3 * index..<3 * index + 3]
      components.append(index < alpha.count ? alpha[index] : 255)
    }
    withUnsafeMutableBytes(of: &palette) { bytes in
      guard let first = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
      pixels_from_rgba(components, count, first)
    }
  }

  private mutating func setKey(_ samples: [UInt8]) {
    let values = stride(from: 0, to: samples.count, by: 2).map {
      UInt16(samples[$0]) << 8 | UInt16(samples[$0 + 1])
    }
    keyed = true
    key = (values[0], values.count > 1 ? values[1] : 0, values.count > 2 ? values[2] : 0)
  }
}
