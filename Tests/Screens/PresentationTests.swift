import AfterimageGraphics
import AfterimageScreens
import Foundation
import Testing

/// Every kind of presentation has a file that says everything about it.
struct PresentationFixtureTests {
  @Test(arguments: names)
  func `the file of a kind of presentation decodes, and encodes to what decodes to the same`(
    of type: String
  ) throws {
    let screen = try Fixtures.screen("Presentations/\(type).screen.json")
    #expect(screen.presented?.typeName == type)
    let again = Screen.decode(Array(screen.json.utf8), file: "again")
    #expect(again.diagnostics == [])
    #expect(again.screen == screen)
  }

  @Test(arguments: names)
  func `the file of a kind of presentation gives each key a value that is not the default`(
    of type: String
  ) throws {
    let form = try #require(PresentationType.all.first { $0.name == type })
    let screen = try Fixtures.screen("Presentations/\(type).screen.json")
    let written = Set(form.write(try #require(screen.presented)).map(\.key))
    // An alert with fields cannot be an action sheet, so its style stays the default.
    let missing = form.keys.map(\.name).filter { !written.contains($0) }
    #expect(missing == (type == "alert" ? ["style"] : []))
  }

  @Test func `no file tells of a kind of presentation that does not exist`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Presentations").path)
    let types = files.filter { $0.hasSuffix(".json") }.map { String($0.prefix { $0 != "." }) }
    #expect(types.sorted() == Self.names.sorted())
  }

  private static let names = PresentationType.all.map(\.name)
}

/// What a screen presents.
struct PresentationTests {
  @Test
  func
    `what a screen presents belongs to the screen: every view is walked, those of the content first`()
    throws
  {
    let screen = try Screen(
      "test", root: View(.view, id: "below", subviews: [View(.view, id: "inner")]),
      presented: sheet)
    var ids: [String] = []
    screen.forEachView { view, path, _ in
      ids.append("\(path.root) \(view.id ?? "")")
    }
    #expect(ids == ["content below", "content inner", "presented above", "presented secret"])
    #expect(screen.path(of: "secret") == ViewPath([0], in: .presented))
    #expect(ViewPath([9]) < ViewPath(in: .presented))
  }

  @Test func `what a screen presents changes with the screen`() throws {
    let screen = try Screen("test", root: View(.view), presented: sheet)
    let changed = screen.mapViews { view, _, isSensitive in
      isSensitive ? view.withText("") : view
    }
    #expect(changed.presented?.root.subviews.first?.text == "")
    #expect(changed.presented?.root.subviews.first?.id == "secret")
  }

  @Test func `what a screen presents has a keyboard and guides of its own`() throws {
    let screen = try Fixtures.screen("Presentations/sheet.screen.json")
    let presented = ViewPath(in: .presented)
    #expect(screen.constraints.map(\.owner) == [presented, presented])
    #expect(
      screen.constraints.map { $0.second?.item } == [.safeArea(presented), .keyboard(.presented)])
  }

  @Test
  func
    `what a screen presents shares the ids with the screen, and cannot be tied to what lies below`()
    throws
  {
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

  @Test func `what a screen presents is found in its file where it has a mistake`() throws {
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

  @Test
  func `what a screen presents of an alert has its texts and fields, with marks of their own`()
    throws
  {
    let screen = try Fixtures.screen("Presentations/alert.screen.json")
    var marks: [String] = []
    screen.forEachView { view, path, isSensitive in
      guard path.root == .presented else { return }
      marks.append("\(path.steps) \(view.element.typeName) \(isSensitive)")
    }
    #expect(marks == ["[] view true", "[0] label true", "[1] label false", "[2] textField true"])
    let changed = screen.mapViews { view, _, _ in view.withText("x") }
    guard case .alert(let alert) = changed.presented else { return #expect(Bool(false)) }
    #expect([alert.titleLabel?.text, alert.messageLabel?.text] == ["x", "x"])
    #expect(alert.textFields.map(\.text) == ["x"])
    #expect(alert.actions.map(\.title) == ["Pay", "Cancel"])
  }

  @Test(arguments: [
    (#""actions": [{ "title": "OK" }], "preferredAction": "Ok""#, "unknownWord"),
    (
      #""actions": [{ "title": "A", "style": "cancel" }, { "title": "B", "style": "cancel" }]"#,
      "outOfRange"
    ),
    (#""style": "actionSheet", "textFields": [{ "id": "field" }]"#, "outOfRange"),
    (#""textFields": [{ "type": "switch" }]"#, "outOfRange"),
  ])
  func `what a screen presents keeps the rules that UIKit checks while the app runs`(
    members: String, mistake: String
  ) {
    let alert = #"{ "type": "alert", \#(members) }"#
    let text =
      #"{ "format": 1, "name": "test", "root": { "type": "view" }, "presented": \#(alert) }"#
    let decoded = Screen.decode(Array(text.utf8), file: "test")
    #expect(decoded.diagnostics.map(\.kind.name.rawValue) == [mistake])
  }

  @Test func `what is presented beside a view needs the view`() {
    let popover = Popover(sourceView: "nobody") { View(.view) }
    let error = #expect(throws: InvalidInput.self) {
      try Screen("test", presented: .popover(popover)) { View(.view, id: "somebody") }
    }
    #expect(error?.diagnostics.map(\.kind) == [.missingView("nobody", known: ["somebody"])])
  }

  @Test func `what a screen presents can be put together in Swift`() throws {
    let alert = Alert("Pay?", message: "250.00") {
      Alert.Action("Pay")
      Alert.Action("Cancel", style: .cancel)
    }.textFields { TextField(placeholder: "Password") }
    let screen = try Screen("test", presented: .alert(alert)) { View(.view) }
    #expect(screen.presented?.root.subviews.count == 3)
    #expect(Screen.decode(Array(screen.json.utf8), file: "again").screen == screen)
  }

  private let sheet = Presentation.sheet(
    Sheet(
      PresentedContent(
        root: View(.view, id: "above", subviews: [Label("4242").id("secret").sensitive()]))))
}
