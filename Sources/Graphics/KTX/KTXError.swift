/// Why bytes are not a texture that can be read.
package enum KTXError: Error, Hashable, Sendable {
  /// The first bytes are those of something else.
  case notKTX
  /// The file is shorter than its header says; the offset is where it ends.
  case truncated(at: Int)
  /// A field of the header, by its name in the specification, has a value that is not read.
  case unsupported(field: String, value: UInt32)
  /// The container of chunks lacks one.
  case missingChunk(String)
  /// A width or a height of zero.
  case impossibleSize(width: Int, height: Int)
  /// More pixels than may be read.
  case tooLarge(width: Int, height: Int, limit: PixelLimit)
  /// The length of the image in bytes is not that of its pixels.
  case wrongImageLength(expected: Int, stored: Int)
  /// The LZFSE stream cannot be unpacked.
  case compression(LZFSEError)
  /// The blocks cannot be packed or unpacked.
  case texture(ASTCError)
}
