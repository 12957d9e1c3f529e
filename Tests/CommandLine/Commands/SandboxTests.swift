import AfterimageCommandLine
import AfterimageGraphics
import Foundation
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
    #expect(folder.files.count == 2 * count)
    let told = run.output.split(separator: "\n").map(String.init)
    #expect(told.sorted() == folder.files.map(folder.path))
  }

  @Test func `a kept picture decodes to the very picture, and its small copy to half of it`()
    throws
  {
    let words = ["snapshot", Shipped.greeting, "--strategy", "redact", "--system", "ios-12"]
    #expect(
      afterimage(words + ["--sandbox", folder.path("box"), "-o", folder.path("a.png")]).code
        == .asExpected)
    let kept = folder.files.filter { $0.hasSuffix(".ktx") }
    let full = try #require(kept.first { !$0.contains("downscaled") })
    let small = try #require(kept.first { $0.contains("downscaled") })
    #expect(try KTX.decode(folder.bytes(full)) == folder.picture("a.png"))
    let half = try KTX.decode(folder.bytes(small))
    #expect((half.width, half.height) == (590, 1278))
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
