import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

/// Every kind of controller has a file that says everything about it.
struct ControllerFixtureTests {
  @Test(arguments: names)
  func `the file of a kind of controller decodes, and encodes to what decodes to the same`(
    of type: String
  ) throws {
    let screen = try Fixtures.screen("Controllers/\(type).screen.json")
    let again = Screen.decode(Array(screen.json.utf8), file: "again")
    #expect(again.diagnostics == [])
    #expect(again.screen == screen)
  }

  @Test(arguments: names)
  func `the file of a kind of controller gives each key a value that is not the default`(
    of type: String
  ) throws {
    let form = try #require(ControllerType.all.first { $0.name == type })
    let screen = try Fixtures.screen("Controllers/\(type).screen.json")
    let written = Set(form.write(screen.controller).map(\.key))
    #expect(form.keys.map(\.name).filter { !written.contains($0) } == [])
  }

  @Test func `no file tells of a kind of controller that does not exist`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Controllers").path)
    let types = files.filter { $0.hasSuffix(".json") }.map { String($0.prefix { $0 != "." }) }
    #expect(types.sorted() == Self.names.sorted())
  }

  private static let names = ControllerType.all.map(\.name)
}

/// The primary column of a split controller.
struct PrimaryColumnTests {
  @Test
  func
    `the primary column belongs to the screen: its views are walked after those of the secondary one`()
    throws
  {
    let screen = try screen(primary: View(.view, id: "list", subviews: [secret]))
    var ids: [String] = []
    screen.forEachView { view, path, _ in
      ids.append("\(path.root) \(view.id ?? "")")
    }
    #expect(ids == ["content detail", "primary list", "primary secret"])
    #expect(screen.path(of: "secret") == ViewPath([0], in: .primary))
    #expect(ViewPath(in: .primary) < ViewPath(in: .presented))
  }

  @Test func `the primary column changes with the screen, and is empty on a launch screen`() throws
  {
    let screen = try screen(primary: View(.view, subviews: [secret]))
    let changed = screen.mapViews { view, _, isSensitive in
      isSensitive ? view.withText("") : view
    }
    #expect(changed.controller.primaryRoot?.subviews.first?.text == "")
    #expect(screen.bare.controller.primaryRoot?.subviews == [])
  }

  @Test func `the primary column has a keyboard and guides of its own`() throws {
    let screen = try Fixtures.screen("Controllers/split.screen.json")
    let primary = ViewPath(in: .primary)
    #expect(screen.constraints.map(\.owner) == [primary, primary])
    #expect(
      screen.constraints.map { $0.second?.item } == [.safeArea(primary), .keyboard(.primary)])
  }

  @Test func `the primary column cannot be tied to the other column`() throws {
    let tied = View(.view, id: "list").constraints { "list.top == detail.top" }
    let error = #expect(throws: InvalidInput.self) { try screen(primary: tied) }
    #expect(error?.diagnostics.map(\.kind) == [.missingView("detail", known: ["list"])])
  }

  @Test func `the primary column is found in its file where it has a mistake`() throws {
    let text = """
      { "format": 1, "name": "test", "root": { "type": "view" },
        "controller": { "type": "split", "primary": { "root": { "type": "view", "subviews": [
          { "type": "label", "id": "a", "text": "", "constraints": ["b.top == super.top"] }] } } } }
      """
    let decoded = Screen.decode(Array(text.utf8), file: "test")
    let places = decoded.diagnostics.compactMap { diagnostic in
      if case .source(let place) = diagnostic.place { place.line } else { nil }
    }
    #expect(places == [3])
  }

  @Test func `the primary column cannot be presented, as what is presented has one root view`()
    throws
  {
    let column = SplitController.PrimaryColumn(root: View(.view))
    let content = PresentedContent(
      controller: .split(SplitController(column)), root: View(.view))
    let error = #expect(throws: InvalidInput.self) {
      try Screen("test", root: View(.view), presented: .fullScreen(content))
    }
    #expect(
      error?.diagnostics.map(\.kind) == [.outOfRange(expected: "a controller of one column")])
  }

  private let secret = Label("4242").id("secret").sensitive()

  private func screen(primary: View) throws(InvalidInput) -> Screen {
    let column = SplitController.PrimaryColumn(root: primary)
    return try Screen(
      "test", controller: .split(SplitController(column)), root: View(.view, id: "detail"))
  }
}
