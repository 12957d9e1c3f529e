import AfterimageGraphics
import AfterimageRandom
import AfterimageRendering
import Foundation
import TestSupport
import Testing

/// Fonts of an app's own, drawn and measured by their files.
struct FontFileTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.fonts.appending(path: name)))
  }

  private static func file(_ name: String) throws -> FontFile {
    try FontFile(path: name, bytes: try bytes(name))
  }

  private func width(of text: String, _ font: Font, spans: [TextSpan] = []) throws -> Double {
    let paragraph = Paragraph(text: text, font: font, spans: spans)
    return try #require(TextEngine().measurer.lines(paragraph).first).width
  }

  @Test(arguments: [("Blocks.ttf", "Blocks-Regular"), ("BlocksBold.otf", "Blocks-Bold")])
  func `a file tells its name and its lines`(_ name: String, _ postScriptName: String) throws {
    let file = try Self.file(name)
    #expect(file.postScriptName == postScriptName)
    #expect(file.ascent == 0.9)
    #expect(file.descent == 0.3)
    #expect((Font(size: 20, file: file).lineHeight - 24).magnitude < 1e-9)
  }

  @Test func `letters are as wide as the file has them, without tracking`() throws {
    let font = Font(size: 20, file: try Self.file("Blocks.ttf"))
    #expect((try width(of: "AA a0", font) - (20 + 20 + 10 + 12 + 20)).magnitude < 0.01)
  }

  @Test func `what a file says about tracking is left out, as in UIKit`() throws {
    let tracked = try FontFile(
      path: "Tracked.ttf", bytes: Self.adding(Self.tracking, to: try Self.bytes("Blocks.ttf")))
    let plain = Font(size: 20, file: try Self.file("Blocks.ttf"))
    #expect(try width(of: "AAAA", Font(size: 20, file: tracked)) == width(of: "AAAA", plain))
  }

  /// A table `trak` of one track and one size that adds a fifth of an em to each advance of a face of 1,000 units.
  private static let tracking: [UInt8] = [
    0, 1, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 28, 0, 0, 0, 0, 1, 0, 0, 32,
    0, 12, 0, 0, 0, 200, 0, 0,
  ]

  /// A file of a face with one more table, whose name is the last in the alphabet.
  private static func adding(_ table: [UInt8], to font: [UInt8]) -> [UInt8] {
    func words(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    func value(_ place: Int) -> Int { font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let count = Int(font[5])
    var head = Array(font[..<4]) + [0, UInt8(count + 1)] + font[6..<12]
    for record in 0..<count {
      let place = 12 + 16 * record
      head += font[place..<place + 8] + words(value(place + 8) + 16) + font[place + 12..<place + 16]
    }
    head += Array("trak".utf8) + words(0) + words(font.count + 16) + words(table.count)
    return head + font[(12 + 16 * count)...] + table
  }

  @Test(arguments: [("Blocks.ttf", 14.0), ("BlocksBold.otf", 16)])
  func `letters are drawn as the file has them, whatever its family is called`(
    _ name: String, _ height: Double
  ) throws {
    let font = Font(size: 20, file: try Self.file(name))
    let text = TextLine(text: "A", font: font, color: .black, origin: Point(x: 4, y: 24))
    let drawn = try picture(40, 32, .text(text))
    #expect(drawn.ink == Rect(x: 4, y: 24 - height, width: 18, height: height))
  }

  @Test func `two files of one family stand in one line`() throws {
    let (regular, bold) = (try Self.file("Blocks.ttf"), try Self.file("BlocksBold.otf"))
    let span = TextSpan(1..<2, font: Font(size: 20, file: bold), color: .black)
    let text = TextLine(
      text: "AA", font: Font(size: 20, file: regular), color: .black, origin: Point(x: 4, y: 24),
      spans: [span])
    let drawn = try picture(60, 32, .text(text))
    #expect(drawn.ink == Rect(x: 4, y: 8, width: 38, height: 16))
    let first = try picture(60, 32, .text(text), .fill(box(23, 0, 37, 32), .white))
    #expect(first.ink == Rect(x: 4, y: 10, width: 18, height: 14))
  }

  @Test func `what a file lacks is set in the system's font`() throws {
    let font = Font(size: 20, file: try Self.file("Blocks.ttf"))
    var system = Font(size: 20)
    system.face.opticalSizing = .none
    let missing = try width(of: "é", system) - system.tracking
    #expect((try width(of: "Aé", font) - 20 - missing).magnitude < 0.01)
  }

  @Test func `a sign of a file's own is not missing`() throws {
    let engine = try TextEngine()
    let font = Font(size: 20, file: try Self.file("Blocks.ttf"))
    #expect(engine.missingScripts(in: "\u{E000}") == [.other])
    #expect(engine.missingScripts(in: "\u{E000}", of: [font]) == [])
    #expect((try width(of: "\u{E000}", font) - 20).magnitude < 0.01)
  }

  @Test func `a font is drawn with the system's fonts, too`() throws {
    let font = Font(size: 20, file: try Self.file("Blocks.ttf"))
    let paragraph = Paragraph(text: "AA", font: font)
    let lines = try TextEngine(fonts: .system).measurer.lines(paragraph)
    #expect((try #require(lines.first).width - 40).magnitude < 0.01)
  }

  @Test(arguments: [
    ("ttcf", FontFileError.collection), ("wOFF", .compressed), ("wOF2", .compressed),
    ("text", .notOpenType), ("", .notOpenType),
  ])
  func `what is no font of one face is refused`(_ start: String, _ error: FontFileError) throws {
    let rest = try Self.bytes("Blocks.ttf").dropFirst(4)
    let bytes = Array(start.utf8) + (start.isEmpty ? [] : rest)
    #expect(throws: error) { try FontFile(path: "a.ttf", bytes: bytes) }
  }

  @Test func `a file that is cut off is refused, wherever it ends`() throws {
    let bytes = try Self.bytes("Blocks.ttf")
    // The last table may be padded with up to three bytes.
    for count in 0..<bytes.count - 3 {
      #expect(throws: FontFileError.self, "\(count) bytes") {
        try FontFile(path: "a.ttf", bytes: Array(bytes[..<count]))
      }
    }
  }

  @Test(arguments: ["Blocks.ttf", "BlocksBold.otf"])
  func `bytes that were changed end no process`(_ name: String) throws {
    let bytes = try Self.bytes(name)
    var random = SplitMix(seed: 18)
    for _ in 0..<60 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        changed[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let file = try? FontFile(path: name, bytes: changed) else { continue }
      _ = try width(of: "A a", Font(size: 20, file: file))
    }
  }
}
