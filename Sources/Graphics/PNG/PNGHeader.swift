/// The size and the encoding of a picture, from its first chunk.
struct PNGHeader {
  /// The pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The bits in a sample.
  let depth: UInt8
  /// The meaning of the samples.
  let colorType: ColorType
  /// True where the rows come in the seven passes of Adam7.
  let isInterlaced: Bool

  /// The length of the chunk in bytes.
  static let length = 13

  /// Reads the header, and refuses what is too large before anything else is looked at.
  init(_ content: [UInt8], limit: PixelLimit) throws(PNGError) {
    guard content.count == Self.length, let width = UInt32(bigEndian: content, at: 0),
      let height = UInt32(bigEndian: content, at: 4)
    else { throw .badChunkLength("IHDR", length: content.count, at: PNG.signature.count) }
    guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
      throw .impossibleSize(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
    guard limit.allows(width: self.width, height: self.height) else {
      throw .tooLarge(width: self.width, height: self.height, limit: limit)
    }
    depth = content[8]
    colorType = try Self.colorType(content[9], depth: content[8])
    guard content[10] == 0 else {
      throw .unsupportedHeader(field: .compression, value: content[10])
    }
    guard content[11] == 0 else { throw .unsupportedHeader(field: .filter, value: content[11]) }
    guard content[12] < 2 else { throw .unsupportedHeader(field: .interlace, value: content[12]) }
    isInterlaced = content[12] == 1
  }

  private static func colorType(_ value: UInt8, depth: UInt8) throws(PNGError) -> ColorType {
    guard let type = ColorType(rawValue: value) else {
      throw .unsupportedHeader(field: .colorType, value: value)
    }
    guard type.depths.contains(depth) else {
      throw .unsupportedDepth(bits: depth, colorType: value)
    }
    return type
  }

  /// The bits in a pixel.
  var bitsPerPixel: Int { Int(depth) * colorType.channels }

  /// The bytes by which a filter looks to the left.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }

  /// The bytes of a row of so many pixels, without its filter byte.
  func rowLength(pixels: Int) -> Int { (pixels * bitsPerPixel + 7) / 8 }

  /// The places of the bytes of some rows, with their filter bytes, in a picture of one pass.
  func bytes(of rows: Range<Int>) -> Range<Int> {
    let length = 1 + rowLength(pixels: width)
    return rows.lowerBound * length..<rows.upperBound * length
  }

  /// The passes in which the pixels come.
  var passes: [InterlacePass] { isInterlaced ? InterlacePass.adam7 : [.whole] }

  /// The bytes of all rows of all passes, with their filter bytes.
  var dataLength: Int {
    passes.reduce(0) { sum, pass in
      let columns = pass.columns(of: width)
      return columns == 0 ? sum : sum + pass.rows(of: height) * (1 + rowLength(pixels: columns))
    }
  }
}

extension PNG {
  /// The pixels in a row and the number of rows that a file says it has; nil for any other file.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    let start = signature.count + 8
    guard file.starts(with: signature), let width = UInt32(bigEndian: file, at: start),
      let height = UInt32(bigEndian: file, at: start + 4)
    else { return nil }
    return (Int(width), Int(height))
  }
}
