/// Why bytes are not an LZFSE stream that can be read; offsets count from the start of the file.
package enum LZFSEError: Error, Hashable, Sendable {
  /// The file ends within the block that starts at an offset, or before the end of the stream.
  case truncated(blockAt: Int)
  /// No block starts with the four bytes at an offset.
  case unknownBlock(at: Int)
  /// The blocks together say that they hold more bytes than are wanted.
  case tooLong(length: Int, limit: Int)
  /// The block that starts at an offset contradicts itself.
  case corrupt(LZFSEFault, blockAt: Int)
}

/// The mistakes within a block.
package enum LZFSEFault: Hashable, Sendable {
  /// A number of the header lies outside what the format allows.
  case header
  /// The frequencies of symbols do not add up to the states of their table.
  case frequencies
  /// More bits are used than there are, or the unused ones are not zero.
  case bits
  /// More literals are used than there are.
  case literals
  /// A match begins before the first byte.
  case distance
  /// An instruction that the format does not have.
  case instruction
  /// The block does not hold as many bytes as it says.
  case length
}
