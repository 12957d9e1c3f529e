/// A block of a stream: where its parts lie in the file, and how many bytes it becomes.
struct LZFSEBlock {
  /// The kind of its content.
  let kind: LZFSE.BlockKind
  /// Where its magic number starts.
  let start: Int
  /// Where its header ends.
  let payloadStart: Int
  /// Where the next block starts.
  let end: Int
  /// The number of bytes that it says it becomes.
  let length: Int

  /// Finds the block at an index, and checks that the whole of it is there.
  init(at start: Int, in bytes: ArraySlice<UInt8>) throws(LZFSEError) {
    guard bytes.endIndex - start >= 4 else { throw .truncated(blockAt: start) }
    let magic = bytes[start..<start + 4]
    guard let kind = LZFSE.BlockKind.allCases.first(where: { magic.elementsEqual($0.magic) })
    else { throw .unknownBlock(at: start) }
    guard let (header, payload, length) = Self.lengths(of: kind, at: start, in: bytes),
      header + payload <= bytes.endIndex - start
    else { throw .truncated(blockAt: start) }
    guard header >= kind.leastHeaderLength else { throw .corrupt(.header, blockAt: start) }
    self.kind = kind
    self.start = start
    self.payloadStart = start + header
    self.end = start + header + payload
    self.length = length
  }

  /// The error that the block is broken in some way.
  func broken(_ fault: LZFSEFault) -> LZFSEError { .corrupt(fault, blockAt: start) }

  /// The lengths of the header and of what follows it, and of what it becomes; nil where the header is cut off.
  private static func lengths(
    of kind: LZFSE.BlockKind, at start: Int, in bytes: ArraySlice<UInt8>
  ) -> (header: Int, payload: Int, length: Int)? {
    guard kind != .end else { return (4, 0, 0) }
    guard bytes.endIndex - start >= kind.leastHeaderLength,
      let length = UInt32(littleEndian: bytes, at: start + 4)
    else { return nil }
    switch kind {
    case .end: return nil
    case .plain: return (8, Int(length), Int(length))
    case .byteCoded:
      return UInt32(littleEndian: bytes, at: start + 8).map { (12, Int($0), Int(length)) }
    case .entropyCoded, .packedEntropyCoded:
      return EntropyHeader(of: kind, at: start, in: bytes).map {
        ($0.length, $0.literals.payload + $0.matches.payload, Int(length))
      }
    }
  }
}

extension LZFSE.BlockKind {
  /// The length of the part of the header that every block of the kind has.
  fileprivate var leastHeaderLength: Int {
    switch self {
    case .end: 4
    case .plain: 8
    case .byteCoded: 12
    case .entropyCoded: EntropyHeader.plainLength
    case .packedEntropyCoded: EntropyHeader.leastPackedLength
    }
  }
}
