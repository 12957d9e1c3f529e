import AfterimageGraphics
import Testing

@Suite struct APNGTests {
  private func picture(_ change: (inout [UInt32]) -> Void = { _ in }) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 12 * 8)
    change(&pixels)
    return try #require(Bitmap(width: 12, height: 8, pixels: pixels))
  }

  private func frames() throws -> [APNG.Frame] {
    let first = try picture()
    let second = try picture { $0[2 * 12 + 3] = 0xFFFF_0000 }
    let third = try picture { pixels in for place in 50..<55 { pixels[place] = 0xFF00_00FF } }
    return [
      APNG.Frame(first, duration: 0.25), APNG.Frame(first, duration: 0.25),
      APNG.Frame(second, duration: 90), APNG.Frame(third, duration: 1),
    ]
  }

  @Test func `equal frames are one, and every checksum and number is right`() throws {
    let file = try #require(APNG.encode(frames(), plays: 2))
    let chunks = try self.chunks(of: file)
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[1].numbers == [3, 2])
    let sequence = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map {
      $0.numbers[0]
    }
    #expect(sequence == [0, 1, 2, 3, 4])
  }

  @Test func `of a later frame only what has changed is in the file`() throws {
    let file = try #require(APNG.encode(frames()))
    let controls = try chunks(of: file).filter { $0.type == "fcTL" }
    let rects = controls.map { Array($0.numbers[1...4]) }
    // The third is the rectangle around what goes and what comes.
    #expect(rects == [[12, 8, 0, 0], [1, 1, 3, 2], [5, 3, 2, 2]])
  }

  @Test func `a time is told in the finest parts of a second that have room`() throws {
    let file = try #require(APNG.encode(frames()))
    let delays = try chunks(of: file).filter { $0.type == "fcTL" }.map {
      Array($0.content[20..<24])
    }
    #expect(delays == [[1, 244, 3, 232], [35, 40, 0, 100], [3, 232, 3, 232]])
  }

  @Test func `the frames are the pictures`() throws {
    let frames = try frames()
    let file = try #require(APNG.encode(frames))
    var canvas = try PNG.decode(file).pixels
    #expect(canvas == frames[0].bitmap.pixels)
    var shown: [[UInt32]] = []
    var rect: [Int] = []
    for chunk in try chunks(of: file) {
      if chunk.type == "fcTL" { rect = Array(chunk.numbers[1...4]) }
      guard chunk.type == "fdAT" else { continue }
      let bitmap = try PNG.decode(
        self.file(of: rect[0], by: rect[1], packed: Array(chunk.content.dropFirst(4))))
      for y in 0..<rect[1] {
        for x in 0..<rect[0] {
          canvas[(rect[3] + y) * 12 + rect[2] + x] = bitmap.pixels[y * rect[0] + x]
        }
      }
      shown.append(canvas)
    }
    #expect(shown == frames[2...].map(\.bitmap.pixels))
  }

  @Test func `there is no file of no picture, nor of pictures of two sizes`() throws {
    let other = try #require(Bitmap(width: 1, height: 1, pixels: [0]))
    #expect(APNG.encode([]) == nil)
    #expect(APNG.encode(try frames() + [APNG.Frame(other, duration: 1)]) == nil)
  }

  private func chunks(of file: [UInt8]) throws -> [Chunk] {
    var chunks: [Chunk] = []
    var place = 8
    while place < file.count {
      let length = Chunk.number(file, at: place)
      let content = file[place + 4..<place + 8 + length]
      #expect(Chunk.number(file, at: place + 8 + length) == Int(Chunk.checksum(of: content)))
      chunks.append(
        Chunk(
          type: String(decoding: content.prefix(4), as: UTF8.self),
          content: Array(content.dropFirst(4))))
      place += length + 12
    }
    return chunks
  }

  /// A picture of its own with the packed rows of a frame.
  private func file(of width: Int, by height: Int, packed: [UInt8]) -> [UInt8] {
    let header = Chunk.bytes(width) + Chunk.bytes(height) + [8, 2, 0, 0, 0]
    let chunks = [("IHDR", header), ("IDAT", packed), ("IEND", [])].flatMap { type, content in
      let named = Array(type.utf8) + content
      return Chunk.bytes(content.count) + named + Chunk.bytes(Int(Chunk.checksum(of: named[...])))
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks
  }
}

private struct Chunk {
  let type: String
  let content: [UInt8]

  /// The content as numbers of four bytes.
  var numbers: [Int] {
    stride(from: 0, to: content.count / 4 * 4, by: 4).map { Self.number(content, at: $0) }
  }

  static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The checksum of PNG, bit by bit (PNG specification, annex D).
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
