import AfterimageCommandLine
import AfterimageGraphics
import Foundation
import TestSupport
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

  @Test(arguments: ["rgba", "astc", "astc-lzfse"])
  func `a texture of each form becomes a picture, and a picture a texture`(form: String) throws {
    let picture = try #require(
      Bitmap(width: 8, height: 4, pixels: Array(repeating: 0xFF30_60C0, count: 32)))
    let png = try folder.write(PNG.encode(picture), to: "a.png")
    let there = afterimage("convert", png, folder.path("a.ktx"), "--texture", form)
    #expect(there.code == .asExpected)
    #expect(there.output == folder.path("a.ktx") + "\n")
    let back = afterimage("convert", folder.path("a.ktx"), folder.path("b.png"))
    #expect(back.code == .asExpected)
    #expect(try folder.picture("b.png") == picture)
    #expect(try folder.mode("b.png") == 0o600)
  }

  @Test func `a picture keeps what is transparent`() throws {
    let picture = try #require(Bitmap(width: 2, height: 1, pixels: [0xFF30_60C0, 0x8040_2010]))
    let texture = try folder.write(KTX.encode(picture), to: "a.ktx")
    #expect(afterimage("convert", texture, folder.path("a.png")).code == .asExpected)
    #expect(try folder.picture("a.png") == picture)
  }

  @Test func `a broken texture is told with its fault, and what is written to must be a picture`()
    throws
  {
    let broken = try folder.write("AAPL\r\n\u{1A}\nno", to: "broken.ktx")
    let run = afterimage("convert", broken, folder.path("a.png"))
    #expect(run.code == .badInput)
    #expect(run.errors.contains("broken.ktx: the file ends at byte 10"))
    #expect(
      afterimage("convert", folder.path("no.ktx"), folder.path("a.png")).code == .inputMissing)
    #expect(afterimage("convert", broken, folder.path("a.gif")).code == .usage)
    #expect(
      afterimage("convert", Shipped.storyboard, folder.path("a"), "--texture", "rgba").code
        == .usage)
    #expect(folder.files == ["broken.ktx"])
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

  @Test func `an app's source becomes a story that names the lines of its rules`() throws {
    let path = folder.path("covers.scenario.json")
    let run = afterimage("convert", Shipped.app("Covers"), "-o", path)
    #expect(run.code == .asExpected)
    #expect(run.output == path + "\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"sceneWillResignActive\": \"Sources/SceneDelegate.swift:7\""))
    #expect(text.contains("\"bundleIdentifier\": \"org.example.Covers\""))
    let explained = afterimage("explain", path)
    #expect(explained.code == .asExpected)
    #expect(explained.output.contains("Sources/SceneDelegate.swift:7"))
  }

  @Test func `what an app's source leaves open keeps its story from counting as safe`() throws {
    let path = folder.path("depends.scenario.json")
    let run = afterimage("convert", Shipped.app("Depends"), path)
    #expect(run.code == .cannotTell)
    #expect(run.errors.contains("Depends/AppDelegate.swift:8"))
    #expect(afterimage("explain", path).code == .cannotTell)
  }

  @Test func `an app's story is told of the screen that is named`() throws {
    let path = folder.path("covers.scenario.json")
    let run = afterimage(
      "convert", Shipped.app("Covers"), "--screen", Shipped.cardForm, "-o", path)
    #expect(run.code == .asExpected)
    #expect(folder.files.contains { $0.hasPrefix("card-form") && $0.hasSuffix(".screen.json") })
    let explained = afterimage("explain", Shipped.app("Leaks"), "--screen", Shipped.cardForm)
    #expect(explained.code == .badVerdict)
    #expect(explained.output.contains("in card-form"))
    #expect(
      afterimage("explain", Shipped.app("Covers"), "--screen", Shipped.cardForm).code
        == .asExpected)
  }

  @Test func `all texts of a screen count as secrets where none is marked`() throws {
    let plain = try folder.write(
      #"{ "format": 1, "name": "plain", "root": { "type": "label", "text": "1,204.50" } }"#,
      to: "plain.screen.json")
    let run = afterimage("explain", Shipped.app("Leaks"), "--screen", plain)
    #expect(run.code == .badVerdict)
    #expect(run.errors.contains("all of its texts count as secrets"))
  }

  @Test func `a screen of its own has none but an app's folder`() {
    let run = afterimage("explain", Shipped.cardForm, "--screen", Shipped.greeting)
    #expect(run.code == .usage)
    #expect(run.errors.contains("--screen"))
  }

  @Test func `without the program that reads source a line says what it is`() {
    let run = afterimage(
      ["convert", Shipped.app("Covers"), folder.path("a.scenario.json")],
      environment: ["AFTERIMAGE_SWIFT": folder.path("afterimage-swift")])
    #expect(run.code == .inputMissing)
    #expect(run.errors.contains("make build"))
  }
}
