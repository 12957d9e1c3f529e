import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// The files that the system would have written: `snapshot --sandbox`.
@Suite struct SandboxTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("ios-12", "Library/Caches/Snapshots/org.afterimage.greeting", 1),
    ("ios-17", "Library/SplashBoard/Snapshots/sceneID:org.afterimage.greeting-default", 2),
  ])
  func `the pictures lie where the system keeps them`(
    system: String, place: String, count: Int
  ) throws {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--system", system, "--sandbox", folder.path("box"))
    #expect(run.code == .asExpected)
    let name = "[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}@3x\\.ktx"
    let full = try NSRegularExpression(pattern: "^box/\(place)/\(name)$")
    let small = try NSRegularExpression(pattern: "^box/\(place)/downscaled/\(name)$")
    #expect(folder.files.filter { full.matches($0) }.count == count)
    #expect(folder.files.filter { small.matches($0) }.count == count)
    #expect(folder.files.count == 2 * count + 1)
    #expect(folder.files.contains("box/manifest.json"))
    let told = run.output.split(separator: "\n").map(String.init)
    #expect(told.sorted() == folder.files.map(folder.path))
  }

  @Test func `a kept picture decodes to the very picture, and its small copy to half of it`()
    throws
  {
    let words = [
      "snapshot", Shipped.greeting, "--strategy", "redact", "--system", "ios-12", "--texture",
      "rgba",
    ]
    #expect(
      afterimage(words + ["--sandbox", folder.path("box"), "-o", folder.path("a.png")]).code
        == .asExpected)
    let (full, small) = try kept()
    #expect(try KTX.decode(folder.bytes(full)) == folder.picture("a.png"))
    let half = try KTX.decode(folder.bytes(small))
    #expect((half.width, half.height) == (590, 1278))
  }

  @Test func `a kept picture agrees with the story that it is of, and no other strategy's does`()
    throws
  {
    let words = ["snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy"]
    #expect(afterimage(words + ["none", "--sandbox", folder.path("box")]).code == .asExpected)
    let (full, small) = try kept()
    for (file, ending) in [(full, ""), (small, ", downscaled")] {
      let path = folder.path(file)
      let run = afterimage(words + ["none", "--strategy", "hide", "--expect", path])
      #expect(run.code == .asExpected)
      #expect(run.output.hasPrefix("\(path): agrees with greeting.none.1."))
      #expect(run.output.hasSuffix("\(ending)\n"))
    }
    let other = afterimage(words + ["cover-launch-screen", "--expect", folder.path(full)])
    #expect(other.code == .badVerdict)
    #expect(other.output.contains("nearest is greeting.cover-launch-screen.1."))
    #expect(other.output.contains("pixels differ"))
    #expect(folder.files.allSatisfy { $0.hasPrefix("box/") })
  }

  @Test func `a device's picture of another size is told with the sizes`() throws {
    let picture = Bitmap(width: 8, height: 4, pixels: Array(repeating: 0xFF00_0000, count: 32))
    let path = try folder.write(PNG.encode(try #require(picture)), to: "device.png")
    let run = afterimage("snapshot", Shipped.greeting, "--expect", path)
    #expect(run.code == .badVerdict)
    #expect(run.output.contains("8x4 pixels instead of 1179x2556"))
    #expect(
      afterimage("snapshot", Shipped.greeting, "--expect", folder.path("no.ktx")).code
        == .inputMissing)
  }

  @Test func `how textures are kept means nothing without a sandbox`() {
    let run = afterimage("snapshot", Shipped.greeting, "--texture", "rgba")
    #expect(run.code == .usage)
    #expect(run.errors.contains("only --sandbox writes textures"))
  }

  /// A full picture in the sandbox `box`, and a small one of the same moment.
  private func kept() throws -> (full: String, small: String) {
    let textures = folder.files.filter { $0.hasSuffix(".ktx") }
    return (
      try #require(textures.first { !$0.contains("downscaled") }),
      try #require(textures.first { $0.contains("downscaled") })
    )
  }

  @Test func `each of several strategies has a container of its own`() throws {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--device", "iphone-se", "--strategy", "none",
      "--strategy", "exit-on-suspend", "--strategy", "redact", "--sandbox", folder.path("box"))
    #expect(run.code == .asExpected)
    let containers = Set(folder.files.map { $0.split(separator: "/")[1] })
    #expect(containers == ["greeting.none", "greeting.redact"])
  }

  @Test func `the same story gives the same container again`() throws {
    for name in ["one", "two"] {
      let run = afterimage(
        "snapshot", Shipped.greeting, "--device", "iphone-se", "--sandbox", folder.path(name))
      #expect(run.code == .asExpected)
    }
    let first = folder.files.filter { $0.hasPrefix("one/") }.map { $0.dropFirst(4) }
    #expect(first == folder.files.filter { $0.hasPrefix("two/") }.map { $0.dropFirst(4) })
    for name in first {
      #expect(try folder.bytes("one/\(name)") == folder.bytes("two/\(name)"))
    }
  }
}

extension NSRegularExpression {
  fileprivate func matches(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
