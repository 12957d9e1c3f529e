import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import Testing

/// The bytes by which terminals show pictures.
@Suite struct TerminalPictureTests {
  private let size = TerminalSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 480)

  private func bytes(
    _ name: String, _ picture: Bitmap, on size: TerminalSize? = nil, colors: TerminalColors = .all
  ) throws -> [UInt8] {
    let way = try #require(TerminalPictures.all.first { $0.name == name })
    return way.bytes(for: picture, on: size ?? self.size, colors: colors)
  }

  /// A picture in which no pixel is like its neighbour, so that it is long as a file.
  private func noise(_ width: Int, _ height: Int) throws -> Bitmap {
    var state: UInt32 = 1
    let pixels = (0..<width * height).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | state >> 8
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// The words between the beginnings and the ends of sequences, which fill the text.
  private func parts(of text: Substring, from start: String, to end: String) -> [Substring] {
    #expect(text.hasPrefix(start) && text.hasSuffix(end))
    return text.dropFirst(start.count).dropLast(end.count).split(separator: end + start)
  }

  @Test(arguments: [(30, 20), (200, 100), (799, 439)])
  func `kitty gets the picture as PNG in chunks`(width: Int, height: Int) throws {
    let picture = try noise(width, height)
    let text = String(decoding: try bytes("kitty", picture), as: UTF8.self)
    #expect(text.hasSuffix("\n"))
    let commands = parts(of: text.dropLast(), from: "\u{1B}_G", to: "\u{1B}\\")
      .map { $0.split(separator: ";", maxSplits: 1) }
    let more = commands.indices.map { $0 + 1 < commands.count ? "m=1" : "m=0" }
    let keys = "a=T,f=100,q=2,c=\((width + 9) / 10),r=\((height + 19) / 20),"
    #expect(
      commands.map { $0[0] } == [Substring(keys + more[0])] + more.dropFirst().map { $0[...] })
    #expect(commands.allSatisfy { $0[1].utf8.count <= 4096 })
    #expect(commands.dropLast().allSatisfy { $0[1].utf8.count % 4 == 0 })
    #expect(commands.count > 1 || width == 30)
    let file = try #require(Data(base64Encoded: commands.map { $0[1] }.joined()))
    #expect(try PNG.decode([UInt8](file)) == picture)
  }

  @Test func `iTerm2 gets the picture as a file within one sequence`() throws {
    let picture = try noise(203, 101)
    let text = String(decoding: try bytes("iterm2", picture), as: UTF8.self)
    let start = "\u{1B}]1337;File=inline=1;size="
    #expect(text.hasPrefix(start) && text.hasSuffix("\u{07}\n"))
    let words = text.dropFirst(start.count).dropLast(2).split(separator: ":")
    let file = [UInt8](try #require(Data(base64Encoded: String(words[1]))))
    #expect(words[0] == "\(file.count);width=21;height=6;preserveAspectRatio=1")
    #expect(try PNG.decode(file) == picture)
  }

  @Test(arguments: [(1, 1), (7, 6), (30, 20), (299, 131)])
  func `Sixel draws every pixel in the colour of its palette`(width: Int, height: Int) throws {
    let picture = try noise(width, height)
    let indexed = IndexedPicture(picture)
    let drawn = try SixelDecoder(try bytes("sixel", picture))
    #expect(drawn.width == width && drawn.height == height)
    let expected = indexed.indices.map { index in
      let color = indexed.colors[Int(index)]
      return [color.red, color.green, color.blue]
    }
    #expect(drawn.pixels == expected)
  }

  @Test func `a picture of few colours keeps all of them`() throws {
    let pixels: [UInt32] = (0..<256 * 4).map { place in
      let level = UInt32(place % 256)
      return 0xFF00_0000 | level << 16 | level
    }
    let picture = try #require(Bitmap(width: 256, height: 4, pixels: pixels))
    let indexed = IndexedPicture(picture)
    #expect(indexed.colors.count == 101)
    for (index, pixel) in zip(indexed.indices, pixels) {
      #expect(indexed.colors[Int(index)] == PercentColor(pixel: pixel))
    }
  }

  @Test func `a picture of many colours gets as many as Sixel has, each near its pixels`() throws {
    let pixels: [UInt32] = (0..<64 * 64).map { place in
      let (red, green) = (UInt32(place % 64), UInt32(place / 64))
      return 0xFF00_0000 | red << 18 | green << 10
    }
    let picture = try #require(Bitmap(width: 64, height: 64, pixels: pixels))
    let indexed = IndexedPicture(picture)
    #expect(indexed.colors.count == IndexedPicture.mostColors)
    for (index, pixel) in zip(indexed.indices, pixels) {
      let (drawn, meant) = (indexed.colors[Int(index)], PercentColor(pixel: pixel))
      // 4096 colours in 256 boxes: 4 by 4 levels of 1.6 percent each, were they all of a size.
      #expect(abs(drawn.red - meant.red) <= 7 && abs(drawn.green - meant.green) <= 7)
      #expect(drawn.blue == 0)
    }
  }

  @Test func `half blocks paint two rows at once, and tell a colour where it changes`() throws {
    let pixels: [UInt32] = [
      0xFF01_0203, 0xFF01_0203, 0xFF00_0000, 0xFFFF_FFFF, 0xFFC8_6400, 0xFFC8_6400,
    ]
    let picture = try #require(Bitmap(width: 2, height: 3, pixels: pixels))
    let escape = "\u{1B}["
    #expect(
      String(decoding: try bytes("blocks", picture), as: UTF8.self)
        == "\(escape)38;2;1;2;3m\(escape)48;2;0;0;0m▀\(escape)48;2;255;255;255m▀\(escape)0m\n"
        + "\(escape)38;2;200;100;0m▀▀\(escape)0m\n")
    #expect(
      String(decoding: try bytes("blocks", picture, colors: .cube), as: UTF8.self)
        == "\(escape)38;5;16m\(escape)48;5;16m▀\(escape)48;5;231m▀\(escape)0m\n"
        + "\(escape)38;5;166m▀▀\(escape)0m\n")
  }

  @Test func `what is clear lies on white`() throws {
    let picture = try #require(Bitmap(width: 1, height: 1, pixels: [0x8040_0000]))
    let text = String(decoding: try bytes("blocks", picture), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[38;2;191;127;127m"))
  }

  @Test func `a picture that does not fit is the average of its pixels, in its proportions`() throws
  {
    let pixels = (0..<160 * 40).map { UInt32($0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF) }
    let picture = try #require(Bitmap(width: 160, height: 40, pixels: pixels))
    let text = String(decoding: try bytes("blocks", picture), as: UTF8.self)
    let line =
      "\u{1B}[38;2;128;128;128m\u{1B}[48;2;128;128;128m\(String(repeating: "▀", count: 80))"
    #expect(text == String(repeating: line + "\u{1B}[0m\n", count: 10))
    let high = try noise(30, 3_000)
    let lines = try bytes("blocks", high).count { $0 == UInt8(ascii: "\n") }
    #expect(lines == 22)
  }

  @Test func `no picture is no byte`() throws {
    #expect(try bytes("none", noise(3, 3)) == [])
  }
}
