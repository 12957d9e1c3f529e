/// A note in a file: what its writer wants to know of the picture later, which no other reader has to understand.
///
/// It is a chunk of its own before the last one, `afTR`: ancillary, private, and not to be kept by whoever changes the pixels (PNG specification, 5.4). Its content is the count of bytes, then a zlib stream of them.
extension PNG {
  /// The letters of the chunk.
  private static let noteType = "afTR"
  /// The most bytes that a note unpacks to.
  private static let longestNote = 1 << 20

  /// The chunk of a note, with its length, its letters and its checksum.
  package static func chunk(ofNote note: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    let content =
      UInt32(truncatingIfNeeded: note.count).bigEndianBytes + Deflate.zlib(note, level: 12)
    append(chunk: noteType, content, to: &chunk)
    return chunk
  }

  /// A file with a chunk before its last one.
  package static func file(_ file: [UInt8], with chunk: [UInt8]) -> [UInt8] {
    let end = file.count - 12
    guard end >= signature.count else { return file }
    return file[..<end] + chunk + file[end...]
  }

  /// The note in a file; nil where it has none, or none that can be read.
  package static func note(in file: [UInt8]) -> [UInt8]? {
    guard let chunk = try? PNGChunk.all(of: file).last(where: { $0.type == noteType }),
      let count = UInt32(bigEndian: file, at: chunk.content.lowerBound).map(Int.init),
      count <= longestNote, chunk.content.count > 4
    else { return nil }
    let stream = Array(file[(chunk.content.lowerBound + 4)..<chunk.content.upperBound])
    guard Deflate.canHold(count, in: stream) else { return nil }
    var note = [UInt8](repeating: 0, count: count)
    let checksum = note.withUnsafeMutableBytes { try? Deflate.unzlib(stream, into: $0) }
    return checksum == Deflate.adler32(note, after: Deflate.emptyChecksum) ? note : nil
  }
}
