import AfterimageGraphics
import AfterimageRandom
import Testing

/// Pictures in ASTC, as devices keep them: in KTX, plain and compressed, and in the container of chunks.
@Suite struct KTXTextureTests {
  private static let picture = Pictures.blocks(70, 41, seed: 5)

  @Test func `a compressed texture unpacks to the same pixels as a plain one`() throws {
    let plain = try KTX.decode(KTX.encode(Self.picture, as: .astc))
    #expect(try KTX.decode(KTX.encode(Self.picture, as: .compressedASTC)) == plain)
    #expect((plain.width, plain.height) == (70, 41))
  }

  @Test func `the header says what devices' say, and the stream begins twelve bytes into it`()
    throws
  {
    let file = try KTX.encode(Self.picture, as: .compressedASTC)
    #expect(
      file[16..<36].elementsEqual(
        [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0xB0, 0x93, 0, 0, 0x08, 0x19, 0, 0]))
    let start = 64 + Int(file[60])
    #expect(file[64..<start].contains(Array("Compression_APPLE".utf8)))
    #expect(file[(start + 12)...].starts(with: Array("bvx-".utf8)))
    let length = file[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(length == file.count - start - 4)
  }

  @Test(arguments: ["LZFS", "astc", "ASTC"])
  func `a picture in chunks is read`(tag: String) throws {
    let blocks = try ASTC.encode(Self.picture)
    let content = tag == "LZFS" ? LZFSE.encode(blocks) : blocks
    let file = Self.chunks([("HEAD", Self.head), ("info", [1]), (tag, [0, 0, 0, 0] + content)])
    #expect(try KTX.decode(file) == KTX.decode(KTX.encode(Self.picture, as: .astc)))
  }

  @Test func `what a stream has beyond the picture is passed over, up to as much again`() throws {
    let blocks = try ASTC.encode(Self.picture)
    for (padding, isRead) in [(16, true), (blocks.count, true), (blocks.count + 1, false)] {
      let stream = LZFSE.encode(blocks + Array(repeating: 0, count: padding))
      let file = Self.chunks([("HEAD", Self.head), ("LZFS", [0, 0, 0, 0] + stream)])
      #expect(((try? KTX.decode(file)) != nil) == isRead)
    }
    let short = Self.chunks([
      ("HEAD", Self.head), ("LZFS", [0, 0, 0, 0] + LZFSE.encode(Array(blocks.dropLast()))),
    ])
    let error = KTXError.wrongImageLength(expected: blocks.count, stored: blocks.count - 1)
    #expect(throws: error) { try KTX.decode(short) }
  }

  @Test func `a chunk that lacks is named`() {
    #expect(throws: KTXError.missingChunk("HEAD")) { try KTX.decode(Self.chunks([])) }
    #expect(throws: KTXError.missingChunk("LZFS or astc")) {
      try KTX.decode(Self.chunks([("HEAD", Self.head)]))
    }
    #expect(throws: KTXError.self) { try KTX.decode(Self.chunks([("HEAD", [1, 2, 3])])) }
  }

  @Test(arguments: [KTX.Form.astc, .compressedASTC])
  func `a texture cut off anywhere is an error`(form: KTX.Form) throws {
    let file = try KTX.encode(Pictures.noise(9, 6, seed: 1), as: form)
    for length in file.indices {
      #expect(throws: KTXError.self) { try KTX.decode(Array(file[..<length])) }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5])
  func `ten thousand changed files end in a clear error or a picture`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let picture = Pictures.noise(17, 9, seed: seed)
    let blocks = try ASTC.encode(picture)
    let files = [
      KTX.encode(picture), try KTX.encode(picture, as: .astc),
      try KTX.encode(picture, as: .compressedASTC),
      Self.chunks([("HEAD", Self.head), ("LZFS", [0, 0, 0, 0] + LZFSE.encode(blocks))]),
    ]
    var errors = 0
    for number in 0..<2000 {
      var broken = files[number % files.count]
      for _ in 0...number % 3 {
        // The headers decide what happens; any block is a block of some picture.
        let reach = min(broken.count, number % 16 < 4 ? broken.count : 160)
        broken[Int.random(in: 0..<reach, using: &random)] = .random(in: 0...255, using: &random)
      }
      do throws(KTXError) { _ = try KTX.decode(broken, limit: PixelLimit(pixels: 1 << 16)) } catch {
        errors += error.description.isEmpty ? 0 : 1
      }
    }
    #expect(errors > 500)
  }

  /// A chunk HEAD for the picture: of its eleven words, the first four are not known.
  private static let head: [UInt8] = [0, 0, 0, 0, 0x93B0, 0x1908, 70, 41, 0, 0, 1].flatMap(word)

  private static func chunks(_ chunks: [(tag: String, content: [UInt8])]) -> [UInt8] {
    Array("AAPL".utf8) + [0x0D, 0x0A, 0x1A, 0x0A]
      + chunks.flatMap { word(UInt32($0.content.count)) + Array($0.tag.utf8) + $0.content }
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
