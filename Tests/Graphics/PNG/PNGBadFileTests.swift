import AfterimageGraphics
import AfterimageRandom
import Testing

@Suite struct PNGBadFileTests {
  static let mutated = [
    "basn3p04.png", "basi6a08.png", "basn0g01.png", "tbbn2c16.png", "oi4n0g16.png",
  ]

  @Test(arguments: mutated)
  func `a file with any one byte changed is an error or a picture`(name: String) throws {
    let file = try PngSuiteTests.bytes(name)
    var errors = 0
    for place in file.indices {
      var broken = file
      broken[place] ^= 0xFF
      do { _ = try PNG.decode(broken) } catch { errors += error.description.isEmpty ? 0 : 1 }
    }
    #expect(errors == file.count, "every byte is under a checksum, a length or the signature")
  }

  @Test(arguments: mutated, [UInt64(1), 2, 3])
  func `a file with changed bytes and right checksums is an error or a picture`(
    name: String, seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let file = try PngSuiteTests.bytes(name)
    var outcomes = Set<Bool>()
    for _ in 0..<300 {
      var broken = file
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        broken[Int.random(in: 8..<file.count - 12, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let repaired = PNGFile.withRightChecksums(broken)
      outcomes.insert((try? PNG.decode(repaired, limit: PixelLimit(pixels: 1 << 20))) != nil)
    }
    #expect(outcomes.contains(false))
  }

  @Test(arguments: mutated)
  func `a file cut off anywhere is an error`(name: String) throws {
    let file = try PngSuiteTests.bytes(name)
    for length in file.indices {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file[..<length])) }
    }
  }

  @Test func `what is no PNG says so`() {
    #expect(throws: PNGError.notPNG) { try PNG.decode([]) }
    #expect(throws: PNGError.notPNG) { try PNG.decode(Array(#"{ "format": 1 }"#.utf8)) }
  }

  @Test func `a picture beyond the limit is refused by its header alone`() {
    let file = PNGFile.made(width: 20_000, height: 20_000, data: [])
    #expect(throws: PNGError.tooLarge(width: 20_000, height: 20_000, limit: .standard)) {
      try PNG.decode(file)
    }
  }

  @Test
  func `a header that promises more than its data could hold is refused before memory is taken`() {
    let file = PNGFile.made(width: 8000, height: 8000, data: [0x78, 0x01, 0x03, 0, 0, 0, 0, 1])
    let expected = 8000 * (1 + 3 * 8000)
    #expect(throws: PNGError.wrongPixelCount(expectedBytes: expected, hasMore: false)) {
      try PNG.decode(file)
    }
  }

  @Test func `data that unpacks to more than the header promises is refused`() throws {
    let large = PNG.encode(Pictures.of(400, 400) { _, _ in 0xFFFF_FFFF })
    let bomb = PNGFile.withRightChecksums(
      Array(large[..<16]) + [0, 0, 0, 4, 0, 0, 0, 4] + large[24...])
    #expect(throws: PNGError.wrongPixelCount(expectedBytes: 52, hasMore: true)) {
      try PNG.decode(bomb)
    }
  }

  @Test func `a wrong checksum names its chunk and place`() throws {
    var file = PNG.encode(Pictures.noise(4, 4, seed: 1))
    file[45] ^= 1
    #expect(throws: PNGError.badChecksum(chunk: "IDAT", at: 33)) { try PNG.decode(file) }
  }
}

/// PNG files made by hand, with right checksums.
enum PNGFile {
  static func made(width: UInt32, height: UInt32, data: [UInt8]) -> [UInt8] {
    let header = bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// The file with the checksum of every whole chunk set right.
  static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var repaired = file
    var offset = 8
    while offset + 12 <= repaired.count {
      let length = repaired[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= repaired.count else { break }
      repaired.replaceSubrange(end..<end + 4, with: bytes(crc32(repaired[offset + 4..<end])))
      offset = end + 4
    }
    return repaired
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(crc32(body[...]))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
