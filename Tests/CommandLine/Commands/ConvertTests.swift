import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import Testing

@Suite struct ConvertTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the scenes of a storyboard become screens that lie as in the document`() throws {
    let converted = afterimage("convert", Shipped.storyboard, folder.path("screens"))
    #expect(converted.code == .asExpected)
    let screens = converted.output.split(separator: "\n").map(String.init)
    #expect(!screens.isEmpty)
    for screen in screens {
      let layout = afterimage("layout", screen)
      #expect(layout.code == .asExpected)
      #expect(!layout.output.isEmpty)
    }
  }

  @Test(arguments: Shipped.corpus + [Shipped.wallet])
  func `what is converted lies and looks as it did in the document`(document: String) throws {
    let before = afterimage("layout", document)
    let converted = afterimage("convert", document, folder.path("screens"))
    #expect(converted.code == .asExpected)
    let screens = converted.output.split(separator: "\n").map(String.init)
    let after = screens.map { screen in
      let name = URL(filePath: screen).lastPathComponent.dropLast(".screen.json".count)
      return "\(name)\n" + afterimage("layout", screen).output
    }
    #expect(after.joined() == before.output)
    for (scene, screen) in zip(try sceneNames(of: document), screens) {
      #expect(try picture("\(document)#\(scene)") == picture(screen))
    }
  }

  /// The names of a document's scenes in their order.
  private func sceneNames(of document: String) throws -> [String] {
    let listed = afterimage("list", "screens", document, "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(listed.outputBytes))
    return (rows as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  /// How a screen looks, at half a pixel for each point.
  private func picture(_ input: String) throws -> Bitmap {
    let run = afterimage("render", input, "--scale", "0.5", "-o", folder.path("picture.png"))
    #expect(run.code == .asExpected)
    return try folder.picture("picture.png")
  }

  @Test func `the pictures of bars and of backgrounds go with the screen`() throws {
    #expect(afterimage("convert", Shipped.wallet, folder.path("screens")).code == .asExpected)
    #expect(folder.files.contains("screens/images/gear@2x.png"))
    #expect(folder.files.contains("screens/images/pill@2x.png"))
  }

  @Test func `without a name a xib's scene is the view of its owner`() throws {
    let run = afterimage(
      "render", Shipped.xib, "--scale", "1", "-o", folder.path("card.png"))
    #expect(run.code == .asExpected)
    #expect(folder.files == ["card.png"])
  }

  @Test func `what is no document is wrong usage`() {
    let run = afterimage("convert", Shipped.greeting, folder.path("screens"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("neither a .storyboard nor a .xib"))
  }

  @Test func `a scene is rendered by its name, and an unknown one is told with those there are`() {
    let listed = afterimage("list", "screens", Shipped.storyboard)
    #expect(listed.code == .asExpected)
    let unknown = afterimage(
      "render", Shipped.storyboard + "#Nowhere", "-o", folder.path("nowhere.png"))
    #expect(unknown.code != .asExpected)
    #expect(unknown.errors.contains("Nowhere"))
    #expect(folder.files == [])
  }
}
