import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

@Suite("Every kind of presentation has a file that says everything about it")
struct PresentationFixtureTests {
  @Test("which decodes, and encodes to what decodes to the same", arguments: names)
  func roundTrip(of type: String) throws {
    let screen = try Fixtures.screen("Presentations/\(type).screen.json")
    #expect(screen.presented?.typeName == type)
    let again = Screen.decode(Array(screen.json.utf8), file: "again")
    #expect(again.diagnostics == [])
    #expect(again.screen == screen)
  }

  @Test("which gives each key a value that is not the default", arguments: names)
  func everyKey(of type: String) throws {
    let form = try #require(PresentationType.all.first { $0.name == type })
    let screen = try Fixtures.screen("Presentations/\(type).screen.json")
    let written = Set(form.write(try #require(screen.presented)).map(\.key))
    #expect(form.keys.map(\.name).filter { !written.contains($0) } == [])
  }

  @Test("and no file tells of a kind that does not exist")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Presentations").path)
    let types = files.filter { $0.hasSuffix(".json") }.map { String($0.prefix { $0 != "." }) }
    #expect(types.sorted() == Self.names.sorted())
  }

  private static let names = PresentationType.all.map(\.name)
}

@Suite("What a screen presents")
struct PresentationTests {
  @Test("belongs to the screen: every view is walked, those of the content first")
  func walk() throws {
    let screen = try Screen(
      "test", root: View(.view, id: "below", subviews: [View(.view, id: "inner")]),
      presented: sheet)
    var ids: [String] = []
    screen.forEachView { view, path, _ in
      ids.append("\(path.root.rawValue) \(view.id ?? "")")
    }
    #expect(ids == ["content below", "content inner", "presented above", "presented secret"])
    #expect(screen.path(of: "secret") == ViewPath([0], in: .presented))
    #expect(ViewPath([9]) < ViewPath(in: .presented))
  }

  @Test("changes with the screen")
  func map() throws {
    let screen = try Screen("test", root: View(.view), presented: sheet)
    let changed = screen.mapViews { view, _, isSensitive in
      isSensitive ? view.withText("") : view
    }
    #expect(changed.presented?.root.subviews.first?.text == "")
    #expect(changed.presented?.root.subviews.first?.id == "secret")
  }

  @Test("has a keyboard and guides of its own")
  func guides() throws {
    let screen = try Fixtures.screen("Presentations/sheet.screen.json")
    let presented = ViewPath(in: .presented)
    #expect(screen.constraints.map(\.owner) == [presented, presented])
    #expect(
      screen.constraints.map { $0.second?.item } == [.safeArea(presented), .keyboard(.presented)])
  }

  @Test("shares the ids with the screen, and cannot be tied to what lies below")
  func ids() throws {
    let twice = View(.view, id: "above")
    #expect(throws: InvalidInput.self) {
      try Screen("test", root: twice, presented: sheet)
    }
    let tied = View(.view, id: "above").constraints { "above.top == below.top" }
    let error = #expect(throws: InvalidInput.self) {
      try Screen(
        "test", root: View(.view, id: "below"),
        presented: .sheet(Sheet(PresentedContent(root: tied))))
    }
    #expect(error?.diagnostics.map(\.kind) == [.missingView("below", known: ["above"])])
  }

  @Test("is found in its file where it has a mistake")
  func places() throws {
    let text = """
      { "format": 1, "name": "test", "root": { "type": "view" },
        "presented": { "type": "sheet", "root": { "type": "view", "subviews": [
          { "type": "label", "id": "a", "text": "", "constraints": ["b.top == super.top"] }] } } }
      """
    let decoded = Screen.decode(Array(text.utf8), file: "test")
    let places = decoded.diagnostics.compactMap { diagnostic in
      if case .source(let place) = diagnostic.place { place.line } else { nil }
    }
    #expect(places == [3])
  }

  private let sheet = Presentation.sheet(
    Sheet(
      PresentedContent(
        root: View(.view, id: "above", subviews: [Label("4242").id("secret").sensitive()]))))
}
