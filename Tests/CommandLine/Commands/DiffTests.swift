import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

@Suite struct DiffTests {
  let folder: TemporaryFolder
  private let light: String
  private let dark: String

  init() throws {
    folder = try TemporaryFolder()
    light = folder.path("light.png")
    dark = folder.path("dark.png")
    for (path, appearance) in [(light, "light"), (dark, "dark")] {
      _ = afterimage(
        "render", Shipped.greeting, "--scale", "1", "--appearance", appearance, "-o", path)
    }
  }

  @Test func `a comparison is not written under the name of another form`() throws {
    let folder = try TemporaryFolder()
    let run = afterimage("diff", "a.png", "b.png", "-o", folder.path("c.jpg"))
    #expect(run.code == .usage)
    #expect(run.errors.contains(".png"))
  }

  @Test func `a picture is the same as itself`() {
    let run = afterimage("diff", light, light, "-o", folder.path("difference.png"))
    #expect(run.code == .asExpected)
    #expect(run.output == "as expected\n")
    #expect(folder.files == ["dark.png", "light.png"])
  }

  @Test func `a picture is the same in every format that keeps it exactly`() throws {
    let texture = try folder.write(KTX.encode(folder.picture("light.png")), to: "light.ktx")
    #expect(afterimage("diff", texture, light).output == "as expected\n")
    #expect(afterimage("diff", texture, texture).code == .asExpected)
    #expect(afterimage("diff", dark, texture).code == .badVerdict)
    let cut = try folder.write(folder.bytes("light.ktx").dropLast(), to: "cut.ktx")
    #expect(afterimage("diff", cut, cut).code == .badInput)
  }

  @Test func `a difference is counted, placed and drawn for the owner alone`() throws {
    let run = afterimage("diff", light, dark, "-o", folder.path("difference.png"))
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("pixels differ"))
    #expect(try folder.picture("difference.png").width > 3 * 393 - 1)
    #expect(try folder.mode("difference.png") == 0o600)
  }

  @Test func `the verdict in JSON counts the pixels and bounds them`() throws {
    let run = afterimage("diff", light, dark, "--json")
    #expect(run.code == .badVerdict)
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let verdict = try #require(object as? [String: Any])
    #expect(verdict["same"] as? Bool == false)
    #expect(verdict["bounds"] as? [Int] == [0, 0, 393, 852])
    #expect(verdict["pixels"] as? Int ?? 0 > 300_000)
    #expect(afterimage("diff", light, light, "--json").output.contains(#""same": true"#))
  }

  @Test func `files of the same bytes are the same picture, and are not unpacked`() throws {
    // The pixels are no zlib stream, and all checksums are right.
    let file: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunk("IDAT", [1, 2, 3])
      + chunk("IEND", [])
    let (one, copy) = (try folder.write(file, to: "1.png"), try folder.write(file, to: "2.png"))
    #expect(afterimage("diff", one, copy).output == "as expected\n")
    #expect(afterimage("diff", one, light).code == .badInput)
    let cut = try folder.write(file.dropLast(), to: "cut.png")
    #expect(afterimage("diff", cut, cut).code == .badInput)
  }

  /// A chunk of a PNG file, with its checksum.
  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let bytes = Array(type.utf8) + content
    var checksum = UInt32.max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1) * 0xEDB8_8320 }
    }
    return bigEndian(UInt32(content.count)) + bytes + bigEndian(~checksum)
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  @Test func `pictures of other sizes differ by their sizes`() throws {
    _ = afterimage("render", Shipped.greeting, "--scale", "2", "-o", folder.path("large.png"))
    let run = afterimage("diff", light, folder.path("large.png"))
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("786x1704 pixels instead of 393x852"))
  }

  @Test func `a missing picture and one that is none have codes of their own`() throws {
    #expect(afterimage("diff", light, folder.path("nothing.png")).code == .inputMissing)
    let text = try folder.write("no picture", to: "text.png")
    let run = afterimage("diff", text, light)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("text.png"))
  }
}
