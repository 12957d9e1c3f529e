import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

@Suite("Every kind of view has a file that says everything about it")
struct ElementFixtureTests {
  @Test("which decodes, and encodes to what decodes to the same", arguments: names)
  func roundTrip(of type: String) throws {
    let path = "Elements/\(type).screen.json"
    let screen = try Fixtures.screen(path)
    #expect(screen.root.element.typeName == type)
    let again = Screen.decode(
      Array(screen.json.utf8), file: "again",
      files: .beside(Fixtures.folder.appending(path: path).path))
    #expect(again.diagnostics == [])
    #expect(again.screen == screen)
  }

  @Test("which gives each key a value that is not the default", arguments: names)
  func everyKey(of type: String) throws {
    let form = try #require(ElementType.all.first { $0.name == type })
    let screen = try Fixtures.screen("Elements/\(type).screen.json")
    let written = Set(form.write(screen.root).map(\.key))
    #expect(form.keys.map(\.name).filter { !written.contains($0) } == [])
    #expect(Set(form.keys.map(\.name)).count == form.keys.count)
  }

  @Test("and an image view takes a symbol in the place of a file")
  func symbol() throws {
    let image = #"{ "symbol": "lock.fill", "font": "title1", "scale": "large" }"#
    let decoded = Screen.decode(
      screenFile(root: #"{ "type": "imageView", "image": \#(image) }"#), file: "symbol")
    let screen = try #require(decoded.screen)
    var symbol = Symbol("lock.fill")
    symbol.font = .textStyle(.title1)
    symbol.scale = .large
    #expect(decoded.diagnostics == [])
    #expect(screen.root.element == .imageView(ImageView(symbol)))
    #expect(Screen.decode(Array(screen.json.utf8), file: "again").screen == screen)
  }

  @Test("and no file tells of a kind that does not exist")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Elements").path)
    let types = files.filter { $0.hasSuffix(".json") }.map { String($0.prefix { $0 != "." }) }
    #expect(types.sorted() == Self.names.sorted())
  }

  private static let names = ElementType.all.map(\.name)
}

@Suite("The schema of screen files")
struct ScreenSchemaTests {
  @Test("on disk is the one that is generated")
  func generated() throws {
    try Fixtures.expect(ScreenSchema.text, equals: "../../Screens/screen.schema.json")
  }

  @Test("is JSON that our own reader takes")
  func wellFormed() {
    let document = JSONDocument(reading: Array(ScreenSchema.text.utf8), file: "schema")
    #expect(document.diagnostics == [])
    #expect(document.root?["$defs"]?["view"]?["allOf"]?.elements?.count == ElementType.all.count)
  }
}
