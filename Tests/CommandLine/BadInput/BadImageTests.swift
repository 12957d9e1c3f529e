import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// Images that a screen names and that cannot be had.
@Suite struct BadImageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.square, to: "outside.png")
  }

  /// A PNG file of four grey pixels.
  private static let square: [UInt8] = {
    let pixels = [UInt32](repeating: 0xFF80_8080, count: 4)
    return Bitmap(width: 2, height: 2, pixels: pixels).map { PNG.encode($0) } ?? []
  }()

  /// A screen with one image, in a folder of its own.
  private func screen(naming image: String) throws -> String {
    try folder.write(
      screenFile(
        subviews: #"{ "type": "imageView", "id": "photo", "image": "\#(image)" }"#,
        constraints: #""photo.top == super.top", "photo.leading == super.leading""#),
      to: "in/photo.screen.json")
  }

  private func render(_ path: String, _ options: String...) -> Run {
    afterimage(["render", path, "--scale", "1", "-o", folder.path("out.png")] + options)
  }

  private func expectNoPicture() { #expect(!folder.files.contains("out.png")) }

  @Test func `an image beside its screen is drawn`() throws {
    try folder.write(Self.square, to: "in/photo.png")
    #expect(render(try screen(naming: "photo.png")).code == .asExpected)
    #expect(folder.files.contains("out.png"))
  }

  @Test func `an image that is not there is a missing input`() throws {
    let run = render(try screen(naming: "photo.png"))
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("photo.screen.json:6:"))
    #expect(run.errors.contains("there is no file `photo.png`"))
    expectNoPicture()
  }

  @Test(arguments: ["no picture", ""])
  func `an image that is none is told with its place`(content: String) throws {
    try folder.write(content, to: "in/photo.png")
    let run = render(try screen(naming: "photo.png"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("photo.screen.json:6:"))
    #expect(run.errors.contains("photo.png"))
    expectNoPicture()
  }

  @Test func `an image that ends too early is told`() throws {
    try folder.write(Self.square.dropLast(20), to: "in/photo.png")
    let run = render(try screen(naming: "photo.png"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("photo.png"))
    expectNoPicture()
  }

  @Test func `a small file that claims to be huge is refused before memory is taken`() throws {
    try folder.write(Self.bomb, to: "in/photo.png")
    #expect(Self.bomb.count < 200)
    let run = render(try screen(naming: "photo.png"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("photo.screen.json:6:"))
    #expect(run.errors.contains("hint: "))
    expectNoPicture()
  }

  @Test(arguments: ["../outside.png", "../in/../outside.png"])
  func `an image outside the folder is refused, and a root lets it in`(path: String) throws {
    let screen = try screen(naming: path)
    let run = render(screen)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("photo.screen.json:6:"))
    #expect(run.errors.contains("--root"))
    expectNoPicture()
    #expect(render(screen, "--root", folder.path).code == .asExpected)
  }

  @Test func `an absolute path is outside, and a root lets it in`() throws {
    let screen = try screen(naming: folder.path("outside.png"))
    #expect(render(screen).code == .badInput)
    #expect(render(screen, "--root", folder.path).code == .asExpected)
  }

  @Test func `a symbolic link does not lead outside`() throws {
    let screen = try screen(naming: "photo.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/photo.png"), withDestinationPath: folder.path("outside.png"))
    let run = render(screen)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("--root"))
    expectNoPicture()
    #expect(render(screen, "--root", folder.path).code == .asExpected)
  }

  @Test func `a folder with a name that begins alike is outside`() throws {
    try folder.write(Self.square, to: "inside/photo.png")
    #expect(render(try screen(naming: "../inside/photo.png")).code == .badInput)
  }

  @Test func `a cover's image may lie anywhere, but has to be there and be one`() throws {
    func cover(_ path: String) -> Run {
      afterimage(
        "snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy",
        "cover-image:\(path)", "-o", folder.path("out.png"))
    }
    #expect(cover(folder.path("outside.png")).code == .asExpected)
    let broken = cover(try folder.write("no picture", to: "broken.png"))
    #expect(broken.code == .badInput)
    #expect(broken.errors.contains("broken.png"))
    #expect(cover(folder.path("nothing.png")).code == .inputMissing)
    #expect(cover("").code == .usage)
  }

  /// 30000 x 30000 pixels in the header, and hardly anything behind it.
  private static let bomb: [UInt8] = {
    let size: [UInt8] = [0, 0, 0x75, 0x30]
    let empty: [UInt8] = [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + size + [8, 2, 0, 0, 0]) + chunk("IDAT", empty) + chunk("IEND", [])
  }()

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// The CRC-32 of the PNG specification, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { bits, _ in
        bits & 1 == 1 ? bits >> 1 ^ 0xEDB8_8320 : bits >> 1
      }
    }
  }
}
