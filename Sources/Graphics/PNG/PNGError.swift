/// Why bytes are not a picture; offsets count bytes from the start of the file.
public enum PNGError: Error, Hashable, Sendable {
  /// The first eight bytes are those of something else.
  case notPNG
  /// The file is a pointer of Git LFS to one that has not been fetched.
  case largeFilePointer
  /// The file ends in the middle of what starts at an offset, or before its last chunk.
  case truncated(at: Int)
  /// The bytes of a chunk do not give the checksum that follows them.
  case badChecksum(chunk: String, at: Int)
  /// More pixels than may be read.
  case tooLarge(width: Int, height: Int, limit: PixelLimit)
  /// A width or a height of zero or above 2^31 - 1.
  case impossibleSize(width: UInt32, height: UInt32)
  /// A field of the header has a value that the format does not know.
  case unsupportedHeader(field: HeaderField, value: UInt8)
  /// The format does not know this number of bits for this kind of colour.
  case unsupportedDepth(bits: UInt8, colorType: UInt8)
  /// A chunk that must be understood, and is not.
  case unsupportedChunk(String, at: Int)
  /// A chunk where, or as often as, it may not stand.
  case misplacedChunk(String, at: Int)
  /// A chunk whose length does not fit its kind.
  case badChunkLength(String, length: Int, at: Int)
  /// A chunk that the picture needs and the file lacks.
  case missingChunk(String)
  /// The compressed pixels are not a zlib stream, or their checksum is wrong.
  case corruptPixels
  /// The compressed pixels are fewer or more than the header promises.
  case wrongPixelCount(expectedBytes: Int, hasMore: Bool)
  /// A row names a filter that does not exist.
  case unknownFilter
  /// A pixel names a colour that the palette does not have.
  case colorOutsidePalette(colors: Int)
  /// There is not memory enough.
  case outOfMemory

  /// The fields of the header that choose among methods.
  public enum HeaderField: Hashable, Sendable {
    case colorType, compression, filter, interlace
  }
}
