extension KTXError: CustomStringConvertible {
  /// What is wrong with the file, where, and what to do.
  public var description: String {
    switch self {
    case .notKTX:
      "this is not a KTX 1.1 file: it does not start with the KTX signature"
    case .truncated(let offset):
      "the file ends at byte \(offset), before its picture does; copy the file again"
    case .unsupported(let field, let value):
      "\(field) is 0x\(String(value, radix: 16)), which is not read; "
        + "only one little-endian picture of plain RGBA8 is"
    case .impossibleSize(let width, let height):
      "a picture cannot have \(width) x \(height) pixels"
    case .tooLarge(let width, let height, let limit):
      "the picture has \(width) x \(height) pixels, more than the \(limit.pixels) that are read; "
        + "make it smaller"
    case .wrongImageLength(let expected, let stored):
      "the picture should take \(expected) bytes, but the file says \(stored); write it again"
    }
  }
}
