extension PNGError: CustomStringConvertible {
  /// The mistake in the file, its place, and a way out.
  public var description: String {
    switch self {
    case .notPNG:
      "this is not a PNG file: it does not start with the PNG signature; convert the picture to PNG"
    case .largeFilePointer:
      "this is a pointer of Git LFS, not the picture itself; run 'git lfs pull'"
    case .truncated(let offset):
      "the file is cut off: what starts at byte \(offset) has no end; copy the file again"
    case .badChecksum(let chunk, let offset):
      "the checksum of chunk \(chunk) at byte \(offset) is wrong: the file is damaged; copy it again"
    case .tooLarge(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, more than the \(limit.pixels) that are read; "
        + "make it smaller"
    case .impossibleSize(let width, let height):
      "a picture cannot have \(width) x \(height) pixels; each length is 1 to 2147483647"
    default: headerWording ?? chunkWording ?? pixelWording
    }
  }

  private var headerWording: String? {
    switch self {
    case .unsupportedHeader(let field, let value):
      "the header names \(field.wording) \(value), which PNG does not have; save the picture again"
    case .unsupportedDepth(let bits, let colorType):
      "the header names \(bits) bits a sample for colour type \(colorType), which PNG does not have; "
        + "save the picture again"
    default: nil
    }
  }

  private var chunkWording: String? {
    switch self {
    case .unsupportedChunk(let chunk, let offset):
      "chunk \(chunk) at byte \(offset) is not known, but needed for the picture; save it as plain PNG"
    case .misplacedChunk(let chunk, let offset):
      "chunk \(chunk) at byte \(offset) may not stand there; save the picture again"
    case .badChunkLength(let chunk, let length, let offset):
      "chunk \(chunk) at byte \(offset) cannot be \(length) bytes long; save the picture again"
    case .missingChunk(let chunk):
      "the file has no chunk \(chunk), which the picture needs; save it again"
    default: nil
    }
  }

  private var pixelWording: String {
    switch self {
    case .wrongPixelCount(let expected, let hasMore):
      "the header promises \(expected) bytes of pixels, but the file holds "
        + (hasMore ? "more" : "fewer") + "; save the picture again"
    case .unknownFilter:
      "a row of pixels has a filter that PNG does not have; save the picture again"
    case .colorOutsidePalette(let colors):
      "a pixel has a colour beyond the \(colors) of the palette; save the picture again"
    case .outOfMemory: "there is not memory enough to read the picture; make it smaller"
    default: "the compressed pixels are damaged; copy the file again"
    }
  }
}

extension PNGError.HeaderField {
  fileprivate var wording: String {
    switch self {
    case .colorType: "colour type"
    case .compression: "compression method"
    case .filter: "filter method"
    case .interlace: "interlace method"
    }
  }
}
