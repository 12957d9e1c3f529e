extension LZFSE {
  /// Unpacks a stream; what follows its end is passed over.
  ///
  /// - Parameters:
  ///   - stream: a part of a file, at whose indices errors point.
  ///   - limit: the most bytes that it may become; known before memory is taken.
  package static func decode(
    _ stream: ArraySlice<UInt8>, limit: Int
  ) throws(LZFSEError) -> [UInt8] {
    let blocks = try blocks(of: stream)
    let length = blocks.reduce(0) { $0 + $1.length }
    guard length <= limit else { throw .tooLong(length: length, limit: limit) }
    var output = DecodedBytes(length: length)
    for block in blocks {
      output.beginBlock(length: block.length)
      try decode(block, of: stream, to: &output)
      guard output.isBlockComplete else { throw block.broken(.length) }
    }
    return output.bytes
  }

  private static func blocks(of stream: ArraySlice<UInt8>) throws(LZFSEError) -> [LZFSEBlock] {
    var blocks: [LZFSEBlock] = []
    var start = stream.startIndex
    repeat {
      let block = try LZFSEBlock(at: start, in: stream)
      blocks.append(block)
      start = block.end
    } while blocks.last?.kind != .end
    return blocks
  }

  private static func decode(
    _ block: LZFSEBlock, of stream: ArraySlice<UInt8>, to output: inout DecodedBytes
  ) throws(LZFSEError) {
    switch block.kind {
    case .end: break
    case .plain:
      guard output.append(stream[block.payloadStart..<block.end]) else {
        throw block.broken(.length)
      }
    case .byteCoded: try decodeByteCoded(block, of: stream, to: &output)
    case .entropyCoded, .packedEntropyCoded:
      try decodeEntropyCoded(block, of: stream, to: &output)
    }
  }
}
