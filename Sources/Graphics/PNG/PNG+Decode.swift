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
    var samples = try inflated(content)
    let header = content.header
    var layout = pixels_layout(content)
    let colors = content.palette.count / 3
    var problem: PNGError?
    let bitmap = Bitmap(width: header.width, height: header.height) { pixels in
      problem = fill(&pixels, from: &samples, header, &layout, colors: colors)
    }
    if let problem { throw problem }
    guard let bitmap else { throw .outOfMemory }
    return bitmap
  }

  private static func inflated(_ content: PNGContent) throws(PNGError) -> [UInt8] {
    let expected = content.header.dataLength
    do { return try Deflate.unzlib(content.pixels, count: expected) } catch {
      switch error {
      case .corrupt: throw .corruptPixels
      case .tooShort: throw .wrongPixelCount(expectedBytes: expected, hasMore: false)
      case .tooLong: throw .wrongPixelCount(expectedBytes: expected, hasMore: true)
      case .outOfMemory: throw .outOfMemory
      }
    }
  }

  /// Undoes the filters of each pass and spreads its pixels; returns what was wrong.
  private static func fill(
    _ pixels: inout UnsafeMutableBufferPointer<UInt32>, from samples: inout [UInt8],
    _ header: PNGHeader, _ layout: inout pixels_layout, colors: Int
  ) -> PNGError? {
    samples.withUnsafeMutableBufferPointer { samples in
      guard var next = samples.baseAddress, let first = pixels.baseAddress else { return nil }
      for pass in header.passes {
        let columns = pass.columns(of: header.width)
        let rows = pass.rows(of: header.height)
        let length = header.rowLength(pixels: columns)
        guard columns > 0, rows > 0 else { continue }
        guard pixels_unfilter(next, rows, length, header.filterDistance) == rows else {
          return .unknownFilter
        }
        for row in 0..<rows {
          let start = (pass.firstRow + row * pass.rowStep) * header.width + pass.firstColumn
          let fits = pixels_unpack_row(
            &layout, colors, next + 1, columns, first + start, pass.columnStep)
          guard fits else { return .colorOutsidePalette(colors: colors) }
          next += length + 1
        }
      }
      return nil
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
