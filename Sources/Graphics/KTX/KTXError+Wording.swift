extension KTXError: CustomStringConvertible {
  /// The mistake in the file, its place, and a way out.
  package var description: String {
    switch self {
    case .notKTX:
      "this is not a KTX 1.1 file, nor one of chunks: it starts with neither signature"
    case .truncated(let offset):
      "the file ends at byte \(offset), before its picture does; copy the file again"
    case .unsupported(let field, let value):
      "\(field) is 0x\(String(value, radix: 16)), which is not read; "
        + "only one little-endian picture is, in plain RGBA8 or ASTC 4x4"
    case .missingChunk(let tag):
      "the file has no chunk \(tag), so it holds no picture; copy the file again"
    case .impossibleSize(let width, let height):
      "a picture cannot have \(width) x \(height) pixels"
    case .tooLarge(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, more than the \(limit.pixels) that are read; "
        + "make it smaller"
    case .wrongImageLength(let expected, let stored):
      "the picture should take \(expected) bytes, but the file says \(stored); write it again"
    case .compression(let error): error.description
    case .texture(let error): error.description
    }
  }
}
