import AfterimageGraphics
import AfterimageRandom
import Testing

@Suite struct KTXTests {
  @Test(arguments: [(1, 1), (3, 5), (64, 33)], [UInt64(1), 2])
  func `what is written is read back`(shape: (Int, Int), seed: UInt64) throws {
    let picture = Pictures.noise(shape.0, shape.1, seed: seed)
    #expect(try KTX.decode(KTX.encode(picture)) == picture)
  }

  @Test func `transparent pixels survive`() throws {
    let picture = Pictures.of(3, 1) { x, _ in [0, 0x8040_2010, 0x0101_0100][x] }
    #expect(try KTX.decode(KTX.encode(picture)) == picture)
  }

  @Test func `the file is laid out as the specification says`() {
    let file = KTX.encode(Pictures.of(2, 1) { x, _ in x == 0 ? 0xFF01_0203 : 0xFF04_0506 })
    let header: [UInt8] =
      [0xAB, 0x4B, 0x54, 0x58, 0x20, 0x31, 0x31, 0xBB, 0x0D, 0x0A, 0x1A, 0x0A]
      + [1, 2, 3, 4, 0x01, 0x14, 0, 0, 1, 0, 0, 0, 0x08, 0x19, 0, 0, 0x58, 0x80, 0, 0]
      + [0x08, 0x19, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    #expect(Array(file[..<60]) == header)
    let keyValues = Int(file[60])
    #expect(keyValues % 4 == 0 && file[64] == 23)
    #expect(file[68..<91].elementsEqual(Array("KTXorientation\0S=r,T=d\0".utf8)))
    #expect(Array(file[(64 + keyValues)...]) == [8, 0, 0, 0, 1, 2, 3, 255, 4, 5, 6, 255])
  }

  @Test func `a file cut off anywhere is an error`() {
    let file = KTX.encode(Pictures.noise(5, 5, seed: 1))
    for length in file.indices {
      #expect(throws: KTXError.self) { try KTX.decode(Array(file[..<length])) }
    }
  }

  @Test(arguments: [UInt64(1), 2])
  func `changed headers end in an error or a picture`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let file = KTX.encode(Pictures.noise(5, 5, seed: 1))
    var errors = 0
    for _ in 0..<2000 {
      var broken = file
      broken[Int.random(in: 0..<96, using: &random)] = .random(in: 0...255, using: &random)
      do { _ = try KTX.decode(broken) } catch { errors += error.description.isEmpty ? 0 : 1 }
    }
    #expect(errors > 500)
  }

  @Test func `another compressed texture is named as not read`() {
    var file = KTX.encode(Pictures.noise(4, 4, seed: 1))
    file.replaceSubrange(28..<32, with: [0xB7, 0x93, 0, 0])
    #expect(throws: KTXError.unsupported(field: "glInternalFormat", value: 0x93B7)) {
      try KTX.decode(file)
    }
  }

  @Test func `a picture beyond the limit is refused`() {
    let file = KTX.encode(Pictures.noise(40, 40, seed: 1))
    let limit = PixelLimit(pixels: 1000)
    #expect(throws: KTXError.tooLarge(width: 40, height: 40, limit: limit)) {
      try KTX.decode(file, limit: limit)
    }
  }
}
