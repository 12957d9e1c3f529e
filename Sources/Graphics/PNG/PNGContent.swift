/// The chunks of a file that matter for its pixels, in their right places.
///
/// Ancillary chunks are passed over. That includes gAMA, cHRM, iCCP and sRGB on purpose: a picture's numbers are taken
/// for sRGB, as golden images are compared by number.
struct PNGContent {
  /// The size of the picture and the layout of its samples.
  let header: PNGHeader
  /// Red, green and blue of each colour of the palette, one after another.
  private(set) var palette: [UInt8] = []
  /// The alpha of the palette's colours, or the samples of the transparent colour.
  private(set) var transparency: [UInt8] = []
  /// The zlib stream of the pixels.
  private(set) var pixels: [UInt8] = []

  /// True where a pixel is three bytes, nothing is transparent, and the rows come in their order: the commonest kind by far.
  var isPlain: Bool {
    header.colorType == .rgb && header.depth == 8 && !header.isInterlaced && transparency.isEmpty
  }

  /// Sorts the chunks of a file.
  init(_ file: [UInt8], limit: PixelLimit) throws(PNGError) {
    let chunks = try PNGChunk.all(of: file)
    guard chunks[0].type == "IHDR" else { throw .missingChunk("IHDR") }
    header = try PNGHeader(Array(file[chunks[0].content]), limit: limit)
    var previous = chunks[0].type
    for chunk in chunks.dropFirst() {
      try add(chunk, Array(file[chunk.content]), after: previous)
      previous = chunk.type
    }
    guard !pixels.isEmpty else { throw .missingChunk("IDAT") }
    guard header.colorType != .palette || !palette.isEmpty else { throw .missingChunk("PLTE") }
  }

  private mutating func add(
    _ chunk: PNGChunk, _ content: [UInt8], after previous: String
  ) throws(PNGError) {
    switch chunk.type {
    case "PLTE": try setPalette(content, chunk)
    case "tRNS": try setTransparency(content, chunk)
    case "IDAT":
      guard pixels.isEmpty || previous == "IDAT" else {
        throw .misplacedChunk("IDAT", at: chunk.offset)
      }
      pixels += content
    case "IEND":
      guard content.isEmpty else {
        throw .badChunkLength("IEND", length: content.count, at: chunk.offset)
      }
    case "IHDR": throw .misplacedChunk("IHDR", at: chunk.offset)
    default:
      guard !chunk.isCritical else { throw .unsupportedChunk(chunk.type, at: chunk.offset) }
    }
  }

  private mutating func setPalette(_ content: [UInt8], _ chunk: PNGChunk) throws(PNGError) {
    guard palette.isEmpty, pixels.isEmpty, header.colorType != .grey, header.colorType != .greyAlpha
    else { throw .misplacedChunk("PLTE", at: chunk.offset) }
    let most = header.colorType == .palette ? 1 << Int(header.depth) : 256
    guard content.count % 3 == 0, 1...most ~= content.count / 3 else {
      throw .badChunkLength("PLTE", length: content.count, at: chunk.offset)
    }
    palette = content
  }

  private mutating func setTransparency(_ content: [UInt8], _ chunk: PNGChunk) throws(PNGError) {
    guard transparency.isEmpty, pixels.isEmpty else {
      throw .misplacedChunk("tRNS", at: chunk.offset)
    }
    let fits =
      switch header.colorType {
      case .grey: content.count == 2
      case .rgb: content.count == 6
      case .palette: 1...max(1, palette.count / 3) ~= content.count
      case .greyAlpha, .rgbAlpha: false
      }
    guard fits else { throw .badChunkLength("tRNS", length: content.count, at: chunk.offset) }
    transparency = content
  }
}
