extension LZFSE {
  /// Unpacks an LZVN block: instructions of a few bytes, some followed by literals, up to the one that ends it.
  static func decodeByteCoded(
    _ block: LZFSEBlock, of stream: ArraySlice<UInt8>, to output: inout DecodedBytes
  ) throws(LZFSEError) {
    var rest = stream[block.payloadStart..<block.end]
    var lastDistance = 0
    while true {
      guard let instruction = ByteInstruction(rest) else { throw block.broken(.instruction) }
      rest = rest.dropFirst(instruction.size)
      guard !instruction.isEnd else { break }
      guard instruction.literals <= rest.count else { throw block.broken(.literals) }
      guard output.append(rest.prefix(instruction.literals)) else { throw block.broken(.length) }
      rest = rest.dropFirst(instruction.literals)
      lastDistance = instruction.distance ?? lastDistance
      if let fault = output.repeat(distance: lastDistance, length: instruction.length) {
        throw block.broken(fault)
      }
    }
    guard rest.isEmpty else { throw block.broken(.length) }
  }
}

/// One instruction of LZVN: so many literals, then a match.
private struct ByteInstruction {
  /// The bytes of the instruction itself.
  var size: Int
  /// How many literals follow it.
  var literals = 0
  /// How many bytes are repeated after them.
  var length = 0
  /// From how far back; nil is as far as the one before.
  var distance: Int?
  /// True for the one that ends a block.
  var isEnd = false

  /// Reads the instruction at the start of some bytes; nil where there is none, or the bytes end within it.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first.map(Int.init) else { return nil }
    let following = { (offset: Int) in Int(bytes[bytes.startIndex + offset]) }
    size = Self.size(of: first)
    guard size > 0, size <= bytes.count else { return nil }
    switch first {
    case 0x06: isEnd = true
    case 0x0E, 0x16: break
    case 0xE0: literals = 16 + following(1)
    case 0xE1...0xEF: literals = first & 15
    case 0xF0: length = 16 + following(1)
    case 0xF1...0xFF: length = first & 15
    case 0xA0...0xBF:
      literals = first >> 3 & 3
      length = 3 + ((first & 7) << 2 | following(1) & 3)
      distance = following(1) >> 2 | following(2) << 6
    default:
      literals = first >> 6
      length = 3 + first >> 3 & 7
      switch first & 7 {
      case 6: break
      case 7: distance = following(1) | following(2) << 8
      default: distance = (first & 7) << 8 | following(1)
      }
    }
  }

  /// The number of bytes of an instruction, by its first; 0 where there is no such instruction.
  private static func size(of first: Int) -> Int {
    switch first {
    case 0x06: 8
    case 0x0E, 0x16: 1
    case 0x1E, 0x26, 0x2E, 0x36, 0x3E, 0x70...0x7F, 0xD0...0xDF: 0
    case 0xA0...0xBF: 3
    case 0xE0, 0xF0: 2
    case 0xE1...0xEF, 0xF1...0xFF: 1
    default: first & 7 == 6 ? 1 : first & 7 == 7 ? 3 : 2
    }
  }
}
