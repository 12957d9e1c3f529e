import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
import Testing

/// What the display shows of a story, moment by moment: `snapshot --film`.
@Suite struct FilmTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a film is one picture that moves, the same each time, and nothing else is drawn`()
    throws
  {
    for name in ["one.png", "two.apng"] {
      let run = afterimage(
        "snapshot", Shipped.scenario("protections/fade-out-blocks-the-next"), "--film",
        folder.path(name))
      #expect(run.code == .asExpected)
      #expect(run.output == folder.path(name) + "\n")
    }
    #expect(folder.files == ["one.png", "two.apng"])
    let file = try folder.bytes("one.png")
    #expect(try folder.bytes("two.apng") == file)
    #expect(Data(file).range(of: Data("acTL".utf8)) != nil)
    #expect(try PNG.decode(file).width == 1179)
  }

  @Test func `several strategies do not fit into one film`() {
    let run = afterimage(
      "snapshot", Shipped.greeting, "--strategy", "none", "--strategy", "redact", "--film",
      folder.path("a.png"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("'--film' does not apply here"))
    #expect(folder.files == [])
  }

  @Test func `a film is not written under the name of another form`() {
    let run = afterimage("snapshot", Shipped.greeting, "--film", folder.path("a.gif"))
    #expect(run.code == .usage)
    #expect(run.errors.contains(".apng"))
  }
}
