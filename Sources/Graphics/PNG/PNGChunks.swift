/// One part of a file.
struct PNGChunk {
  /// Four letters.
  let type: String
  /// Where it starts in the file.
  let offset: Int
  /// Where its content lies in the file.
  let content: Range<Int>

  /// True where the picture cannot be shown without it; PNG says so by a capital letter.
  var isCritical: Bool { type.first?.isUppercase ?? true }

  /// The chunks of a file up to its end, their checksums proven; a file must have them all.
  static func all(of file: [UInt8]) throws(PNGError) -> [PNGChunk] {
    guard file.starts(with: PNG.signature) else {
      guard !isLargeFilePointer(file) else { throw .largeFilePointer }
      throw PNG.signature.starts(with: file) && !file.isEmpty ? .truncated(at: 0) : .notPNG
    }
    var chunks: [PNGChunk] = []
    var offset = PNG.signature.count
    while chunks.last?.type != "IEND" {
      let chunk = try PNGChunk(in: file, at: offset)
      chunks.append(chunk)
      offset = chunk.content.upperBound + 4
    }
    return chunks
  }

  private init(in file: [UInt8], at offset: Int) throws(PNGError) {
    guard let length = UInt32(bigEndian: file, at: offset).map(Int.init),
      file.count - offset - 12 >= length
    else { throw .truncated(at: offset) }
    let start = offset + 8
    self.offset = offset
    type = Self.name(file[offset + 4..<start])
    content = start..<start + length
    let checksum = Deflate.crc32(file[offset + 4..<content.upperBound])
    guard UInt32(bigEndian: file, at: content.upperBound) == checksum else {
      throw .badChecksum(chunk: type, at: offset)
    }
  }

  /// The letters of a type; what is no letter shows as a question mark, so that a message stays printable.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(
      bytes.map { byte in
        let letter = Character(UnicodeScalar(byte))
        return letter.isASCII && letter.isLetter ? letter : "?"
      })
  }
}
