import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// The moments of a story side by side: `snapshot --film-strip`.
@Suite struct FilmStripTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strip(_ name: String, to file: String, _ words: String...) -> Run {
    afterimage(
      ["snapshot", Shipped.scenario("protections/\(name)"), "--film-strip", folder.path(file)]
        + words)
  }

  @Test func `a strip is one picture, the same for any number of jobs, and nothing else is drawn`()
    throws
  {
    let run = strip("fade-out-blocks-the-next", to: "one.png", "--jobs", "1")
    #expect(run.code == .asExpected)
    #expect(run.output == folder.path("one.png") + "\n")
    #expect(strip("fade-out-blocks-the-next", to: "three.png", "--jobs", "3").code == .asExpected)
    #expect(folder.files == ["one.png", "three.png"])
    #expect(try folder.bytes("one.png") == folder.bytes("three.png"))
  }

  /// A card is 180 points wide, the gap 36, and 60 lie on both sides; two pixels a point.
  @Test func `six moments lie side by side: two in use, two cards, and both appearances`() throws {
    #expect(strip("fade-out-blocks-the-next", to: "a.png").code == .asExpected)
    #expect(try folder.picture("a.png").width == 2 * (6 * 180 + 5 * 36 + 2 * 60))
  }

  @Test func `several strategies do not fit into one strip`() {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--strategy", "none", "--strategy", "redact", "--film-strip",
      folder.path("a.png"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("'--film-strip' does not apply here"))
    #expect(folder.files == [])
  }
}
