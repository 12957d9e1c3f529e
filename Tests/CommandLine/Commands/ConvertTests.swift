import AfterimageCommandLine
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
