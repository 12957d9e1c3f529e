import AfterimageCommandLine
import AfterimageGraphics
import AfterimageScreens
import Foundation
import TestSupport
import Testing

/// Documents on the canvases of their authors.
@Suite struct CanvasTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `frames on the canvas are those that the document stores`() throws {
    let run = afterimage("layout", Shipped.wallet + "#CardEntry", "--device", "canvas", "--json")
    #expect(run.code == .asExpected)
    let object = try JSONSerialization.jsonObject(with: Data(run.outputBytes))
    let roots = try #require((object as? [[String: Any]])?.first?["roots"] as? [[String: Any]])
    let views = try #require(roots.first?["views"] as? [String: [Double]])
    let id = try #require(roots.first?["id"] as? String)
    let stored = try #require(
      try String(contentsOfFile: Shipped.wallet, encoding: .utf8)
        .firstMatch(
          of: try Regex(
            #"id="\#(id)">\s*<rect key="frame" x="0.0" y="0.0" width="(\d+)" height="(\d+)""#)))
    #expect(views[id]?[2] == stored[1].substring.flatMap { Double($0) })
    #expect(views[id]?[3] == stored[2].substring.flatMap { Double($0) })
  }

  @Test
  func `a picture of the canvas is as large as the root view, and an appearance can be chosen`()
    throws
  {
    let light = folder.path("light.png")
    let dark = folder.path("dark.png")
    let scene = Shipped.wallet + "#CardEntry"
    #expect(afterimage("render", scene, "--device", "canvas", "-o", light).code == .asExpected)
    #expect(
      afterimage(
        "render", scene, "--device", "canvas", "--appearance", "dark", "-o", dark
      ).code == .asExpected)
    #expect(try Data(contentsOf: URL(filePath: light)) != Data(contentsOf: URL(filePath: dark)))
    let run = afterimage("preview", scene, "--device", "canvas", "-o", folder.path("sheets"))
    #expect(run.code == .asExpected)
  }

  @Test(arguments: ["snapshot", "explain"])
  func `no verdict is about a canvas`(command: String) {
    let run = afterimage(command, Shipped.wallet + "#CardEntry", "--device", "canvas")
    #expect(run.code == .usage)
    #expect(run.errors.contains("what the system keeps is asked of a device"))
  }

  @Test(arguments: ["render", "layout", "preview"])
  func `what is no document has no canvas`(command: String) {
    let run = afterimage(command, Shipped.greeting, "--device", "canvas")
    #expect(run.code == .usage)
    #expect(run.errors.contains("only scenes of storyboards and xibs do"))
  }

  @Test func `a screen file cannot be made of a canvas`() {
    let run = afterimage(
      "convert", Shipped.wallet, folder.path("screens"), "--device", "canvas")
    #expect(run.code == .usage)
    #expect(folder.files == [])
  }
}
