import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

/// Every kind of view has a file that says everything about it.
struct ElementFixtureTests {
  @Test(arguments: names)
  func `the file of a kind of view decodes, and encodes to what decodes to the same`(
    of type: String
  ) throws {
    let path = "Elements/\(type).screen.json"
    let screen = try Fixtures.screen(path)
    #expect(screen.root.element.typeName == type)
    let again = Screen.decode(
      Array(screen.json.utf8), file: "again",
      files: .beside(Fixtures.folder.appending(path: path).path))
    #expect(again.diagnostics == [])
    #expect(again.screen == screen)
  }

  @Test(arguments: names)
  func `the file of a kind of view gives each key a value that is not the default`(of type: String)
    throws
  {
    let form = try #require(ElementType.all.first { $0.name == type })
    let screen = try Fixtures.screen("Elements/\(type).screen.json")
    let written = Set(form.write(screen.root).map(\.key))
    #expect(form.keys.map(\.name).filter { !written.contains($0) } == [])
    #expect(Set(form.keys.map(\.name)).count == form.keys.count)
  }

  @Test func `an image view takes a symbol in the place of a file`() throws {
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

  @Test func `no file tells of a kind of view that does not exist`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Elements").path)
    let types = files.filter { $0.hasSuffix(".json") }.map { String($0.prefix { $0 != "." }) }
    #expect(types.sorted() == Self.names.sorted())
  }

  private static let names = ElementType.all.map(\.name)
}

/// The schema of screen files.
struct ScreenSchemaTests {
  @Test func `the schema of screen files on disk is the one that is generated`() throws {
    try Fixtures.expect(ScreenSchema.text, equals: "../../Screens/screen.schema.json")
  }

  @Test func `the schema of screen files is JSON that our own reader takes`() {
    let document = JSONDocument(reading: Array(ScreenSchema.text.utf8), file: "schema")
    #expect(document.diagnostics == [])
    #expect(document.root?["$defs"]?["view"]?["allOf"]?.elements?.count == ElementType.all.count)
  }
}
