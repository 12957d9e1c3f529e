import AfterimageGraphics
import AfterimageRandom
import Foundation
import Testing

@Suite struct LZFSETests {
  @Test func `200 streams of Apple's own code are unpacked as it unpacks them`() throws {
    let streams = try RecordedStream.all()
    #expect(streams.count == 200)
    for stream in streams {
      let unpacked = try LZFSE.decode(stream.bytes[...], limit: stream.unpacked.count)
      #expect(unpacked == stream.unpacked, "\(stream.kinds)")
    }
  }

  @Test(arguments: ["-", "n", "1", "2"])
  func `every kind of block is among the recorded streams`(kind: Character) throws {
    #expect(try RecordedStream.all().count { $0.kinds.contains(kind) } >= 40)
  }

  @Test(arguments: [0, 1, 7, 8, 65_536, 1_000_000])
  func `what is written is read back`(length: Int) throws {
    var random = SplitMix(seed: UInt64(length))
    let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    let stream = LZFSE.encode(bytes)
    #expect(try LZFSE.decode(stream[...], limit: length) == bytes)
    #expect(stream.count == (length == 0 ? 4 : length + 12))
  }

  @Test func `a stream is read where it lies in a file, and what follows its end is not looked at`()
    throws
  {
    let file = [1, 2, 3] + LZFSE.encode([7, 8, 9]) + [4, 5]
    #expect(try LZFSE.decode(file[3...], limit: 3) == [7, 8, 9])
  }

  @Test(arguments: 0..<5)
  func `a stream cut off anywhere is an error`(number: Int) throws {
    let stream = try RecordedStream.all()[number].bytes
    for length in stream.indices {
      #expect(throws: LZFSEError.self) { try LZFSE.decode(stream[..<length], limit: 1 << 24) }
    }
  }

  @Test func `more bytes than are wanted are refused by the headers alone`() throws {
    for stream in try RecordedStream.all() where !stream.unpacked.isEmpty {
      let length = stream.unpacked.count
      #expect(throws: LZFSEError.tooLong(length: length, limit: length - 1)) {
        try LZFSE.decode(stream.bytes[...], limit: length - 1)
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `streams with changed bytes end in an error or in bytes, as long as they say`(seed: UInt64)
    throws
  {
    var random = SplitMix(seed: seed)
    let streams = try RecordedStream.all()
    var errors = 0
    for _ in 0..<2500 {
      var broken = streams.randomElement(using: &random)?.bytes ?? []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let reach = Bool.random(using: &random) ? min(40, broken.count) : broken.count
        broken[Int.random(in: 0..<reach, using: &random)] = .random(in: 0...255, using: &random)
      }
      do throws(LZFSEError) {
        #expect(try LZFSE.decode(broken[...], limit: 1 << 20).count <= 1 << 20)
      } catch { errors += error.description.isEmpty ? 0 : 1 }
    }
    #expect(errors > 1000)
  }

  @Test(
    arguments: [
      ([0x62, 0x76, 0x78, 0x3F], LZFSEError.unknownBlock(at: 0)),
      ([0x62, 0x76, 0x78, 0x2D, 9, 0, 0, 0, 1], .truncated(blockAt: 0)),
      (Self.byteCoded([0xE1, 5]), .corrupt(.instruction, blockAt: 0)),
      (Self.byteCoded([0xE1, 5, 0x76]), .corrupt(.instruction, blockAt: 0)),
      (Self.byteCoded([0xE1, 5, 0xF2]), .corrupt(.distance, blockAt: 0)),
      (Self.byteCoded([0xE3, 5, 5]), .corrupt(.literals, blockAt: 0)),
      (Self.byteCoded([0xE2, 5, 5]), .corrupt(.length, blockAt: 0)),
      (Self.byteCoded(Self.ending), .corrupt(.length, blockAt: 0)),
      (Self.byteCoded([0xE1, 5] + Self.ending + [0]), .corrupt(.length, blockAt: 0)),
    ] as [([UInt8], LZFSEError)])
  func `a broken block is told with its fault and its place`(bytes: [UInt8], error: LZFSEError) {
    #expect(throws: error) { try LZFSE.decode(bytes[...], limit: 9) }
    #expect(error.description.contains("copy the file again"))
  }

  private static let ending: [UInt8] = [6, 0, 0, 0, 0, 0, 0, 0]

  /// A stream of one LZVN block that says that it becomes one byte.
  private static func byteCoded(_ instructions: [UInt8]) -> [UInt8] {
    let header = [1, 0, 0, 0, UInt8(instructions.count), 0, 0, 0]
    return Array("bvxn".utf8) + header + instructions + Array("bvx$".utf8)
  }
}
