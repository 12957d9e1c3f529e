extension KTX {
  /// The eight bytes that the other container starts with, in which devices keep snapshots and widgets.
  static let chunkedSignature: [UInt8] = Array("AAPL".utf8) + [0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the container of chunks: a length, a tag of four letters and as many bytes each, up to the end of the file.
  static func chunkedTexture(
    in file: [UInt8], limit: PixelLimit
  ) throws(KTXError) -> StoredTexture {
    let chunks = try chunks(of: file)
    guard let head = chunks.first(where: { $0.tag == "HEAD" }) else {
      throw .missingChunk("HEAD")
    }
    guard head.content.count >= 44 else { throw .truncated(at: head.content.endIndex) }
    for expectation in chunkedExpectations {
      let value = head[word: expectation.word]
      guard expectation.values.contains(value) else {
        throw .unsupported(field: expectation.name, value: value)
      }
    }
    guard let image = chunks.first(where: { $0.form != nil }), let form = image.form else {
      throw .missingChunk("LZFS or astc")
    }
    // Four bytes of unknown meaning come first.
    return try StoredTexture(
      width: Int(head[word: 6]), height: Int(head[word: 7]), form: form,
      content: image.content.dropFirst(4), statedLength: nil, limit: limit)
  }

  /// The words of the chunk `HEAD` that must have one of a few values; the first four are not understood by anybody.
  private static let chunkedExpectations: [(word: Int, name: String, values: [UInt32])] = [
    (4, "glInternalFormat", [Format.astc4x4]),
    (8, "pixelDepth", [0, 1]),
    (9, "numberOfArrayElements", [0, 1]),
    (10, "numberOfFaces", [0, 1]),
  ]

  private static func chunks(of file: [UInt8]) throws(KTXError) -> [Chunk] {
    var rest = file.dropFirst(chunkedSignature.count)
    var chunks: [Chunk] = []
    while !rest.isEmpty {
      guard let length = UInt32(littleEndian: rest, at: rest.startIndex).map(Int.init),
        length <= rest.count - 8
      else { throw .truncated(at: file.count) }
      let tag = rest.dropFirst(4).prefix(4).map { Character(Unicode.Scalar($0)) }
      chunks.append(Chunk(tag: String(tag), content: rest.dropFirst(8).prefix(length)))
      rest = rest.dropFirst(8 + length)
    }
    return chunks
  }
}

/// A part of the container of chunks.
private struct Chunk {
  let tag: String
  let content: ArraySlice<UInt8>

  /// The encoding of the pixels in it, if any; the letters of a tag are written small and large.
  var form: KTX.Form? {
    switch tag {
    case "LZFS": .compressedASTC
    case "astc", "ASTC": .astc
    default: nil
    }
  }

  /// A number of four bytes, counted in such numbers.
  subscript(word index: Int) -> UInt32 {
    UInt32(littleEndian: content, at: content.startIndex + 4 * index) ?? 0
  }
}
