import AfterimageGraphics
import AfterimageScreens
import Testing

/// The titles, prompts, badges and buttons of bars, which have marks of their own.
@Suite struct BarSecretsTests {
  /// What of a screen with a controller is sensitive or not, and why.
  private func reasons(_ controller: String, root: String = #"{ "type": "view" }"#) throws
    -> [String]
  {
    let text =
      #"{ "format": 1, "name": "test", "controller": \#(controller), "root": \#(root) }"#
    let screen = try #require(Screen.decode(Array(text.utf8), file: "test").screen)
    return screen.sensitiveViews.map { "\($0.name): \($0.reason)" }
  }

  @Test func `what is marked in a controller's bars is sensitive, by its place in them`() throws {
    let controller = """
      { "type": "tabBar",
        "items": [
          { "title": "Home", "badge": { "text": "3", "sensitive": true } },
          { "title": { "text": "Ada", "sensitive": true } }],
        "navigation": {
          "title": { "text": "Account", "sensitive": true }, "prompt": { "text": "Ada" },
          "backTitle": { "text": "Back", "sensitive": false },
          "rightItems": [{ "title": "Ada", "sensitive": true }],
          "toolbarItems": [{ "symbol": "star", "sensitive": true }] } }
      """
    #expect(
      try reasons(controller) == [
        "navigationBar.title: it is marked",
        "navigationBar.backTitle: not sensitive, as it is marked",
        "navigationBar.rightItems.0.title: it is marked",
        "toolbar.items.0.image: it is marked",
        "tabBar.items.0.badge: it is marked",
        "tabBar.items.1.title: it is marked",
      ])
  }

  @Test func `check digits tell of a number in a title, a prompt, a tab and a button`() throws {
    let controller = """
      { "type": "tabBar", "items": [{ "title": "4242 4242 4242 4242", "badge": "12" }],
        "navigation": {
          "title": "Card 4242 4242 4242 4242", "prompt": "DE89 3704 0044 0532 0130 00",
          "backTitle": { "text": "4242 4242 4242 4242", "sensitive": false },
          "leftItems": [{ "title": "4242 4242 4242 4243" }],
          "toolbarItems": [{ "title": "4242 4242 4242 4242" }] } }
      """
    #expect(
      try reasons(controller) == [
        "navigationBar.title: its text has the check digits of a card number",
        "navigationBar.prompt: its text has the check digits of an IBAN",
        "navigationBar.backTitle: not sensitive, as it is marked",
        "toolbar.items.0.title: its text has the check digits of a card number",
        "tabBar.items.0.title: its text has the check digits of a card number",
      ])
  }

  @Test func `the bars of a primary column and of what is presented have their names`() throws {
    let navigation = NavigationController(
      NavigationBar("Ada").with(\.isTitleSensitive, true))
    let column = SplitController.PrimaryColumn(navigation: navigation, root: View(.view))
    let sheet = Sheet(controller: .navigation(navigation)) { View {} }
    let screen = try Screen(
      "test", controller: .split(SplitController(column, navigation: navigation)),
      root: View(.view), presented: .sheet(sheet))
    #expect(
      screen.sensitiveViews.map(\.name) == [
        "navigationBar.title", "primary/navigationBar.title", "presented/navigationBar.title",
      ])
  }

  @Test func `a bar among the views is marked in parts, and its own mark has the last word`() throws
  {
    func bar(_ members: String) -> String {
      #"{ "type": "navigationBar", "id": "bar", "title": "4242 4242 4242 4242"\#(members) }"#
    }
    let plain = #"{ "type": "plain" }"#
    #expect(
      try reasons(plain, root: bar("")) == [
        "bar.title: its text has the check digits of a card number"
      ])
    #expect(
      try reasons(plain, root: bar(#", "sensitive": false"#)) == [
        "bar: not sensitive, as it is marked"
      ])
    #expect(
      try reasons(
        plain, root: bar(#", "sensitive": true, "prompt": { "text": "a", "sensitive": false }"#))
        == ["bar: it is marked", "bar.prompt: not sensitive, as it is marked"])
  }

  @Test func `the answers of an alert have marks of their own, and tell of numbers`() throws {
    var first = Alert.Action("Ada")
    first.isSensitive = true
    let alert = Alert {
      first
      Alert.Action("4242 4242 4242 4242")
      Alert.Action("Cancel", style: .cancel)
    }
    let screen = try Screen("test", root: View(.view), presented: .alert(alert))
    #expect(
      screen.sensitiveViews.map { "\($0.name): \($0.reason)" } == [
        "answers.items.0.title: it is marked",
        "answers.items.1.title: its text has the check digits of a card number",
      ])
    var marked = alert
    (marked.isSensitive, marked.preferredAction) = (true, "Ada")
    let other = try Screen("test", root: View(.view), presented: .alert(marked))
      .mapViews { view, _, _ in view.withoutSecrets(isSensitive: true) }
    guard case .alert(let empty)? = other.presented else { return #expect(Bool(false)) }
    #expect(empty.actions.map(\.title) == ["", "", ""])
    #expect(empty.preferredAction == "")
  }

  @Test func `bars change with the screen, and only what is secret in them waits for its data`()
    throws
  {
    let bar = NavigationBar("Ada").with(\.isTitleSensitive, true).with(\.prompt, "Open")
    var tab = TabBar.Item("Home")
    (tab.badge, tab.isBadgeSensitive) = ("3", true)
    let tabs = TabBarController(TabBar([tab]), navigation: NavigationController(bar))
    let screen = try Screen("test", controller: .tabBar(tabs), root: View(.view))
    let changed = screen.mapViews { view, path, _ in
      path.root == .bar(.navigationBar, of: .content) ? view.withText("Grace") : view
    }
    #expect(changed.controller.navigation?.bar.title == "Grace")
    #expect(changed.controller.navigation?.bar.isTitleSensitive == true)
    let bare = screen.bare.controller
    #expect(bare.navigation?.bar.title == "")
    #expect(bare.navigation?.bar.prompt == "Open")
    #expect(bare.tabBar?.items.map(\.badge) == [nil])
    #expect(bare.tabBar?.items.map(\.title) == ["Home"])
  }

  @Test func `what waits for its data is the same again when that has come`() throws {
    let names = ["navigationBar", "tabBar", "toolbar", "button", "segmentedControl", "picker"]
    for name in names {
      let view = try Fixtures.screen("Elements/\(name).screen.json").root
      let contents = view.shownContents
      let values = Dictionary(contents.map { ($0.name, $0.value) }) { first, _ in first }
      let empty = view.withoutSecrets(isSensitive: true)
      #expect(empty != view)
      #expect(empty.showing(values) == view)
      let texts = empty.shownContents.compactMap { content -> String? in
        if case .text(let text) = content.value { text } else { nil }
      }
      #expect(texts.filter { !$0.isEmpty } == [])
    }
  }

  @Test
  func `a view in a bar is one of the screen's, with its id, its constraints and its secrets`()
    throws
  {
    let controller = """
      { "type": "navigation",
        "titleView": { "type": "view", "constraints": ["H:|[number]|"],
          "subviews": [{ "type": "label", "id": "number", "text": "4111 1111 1111 1111" }] },
        "leftItems": [{ "sensitive": true, "customView": { "type": "label", "id": "name" } }],
        "toolbarItems": [{ "customView": { "type": "textField", "secureTextEntry": true } }] }
      """
    #expect(
      try reasons(controller) == [
        "number: its text has the check digits of a card number", "name: it is marked",
        "view at toolbar/0: its text entry is secure",
      ])
    let text =
      #"{ "format": 1, "name": "test", "controller": \#(controller), "root": { "type": "view" } }"#
    let screen = try #require(Screen.decode(Array(text.utf8), file: "test").screen)
    #expect(screen.path(of: "number") == ViewPath([0, 0], in: .bar(.navigationBar, of: .content)))
    #expect(screen.constraints.count == 2)
    #expect(screen.bare.controller.navigation?.bar.parts == [])
    #expect(screen.bare.controller.navigation?.toolbarItems.compactMap(\.shownView) == [])
    #expect(try Screen("test", controller: screen.controller, root: screen.root) == screen)
  }

  @Test func `a mistake in a view of a bar is told where it stands`() throws {
    let text = """
      { "format": 1, "name": "test", "root": { "type": "view", "id": "twice" },
        "controller": { "type": "navigation", "rightItems": [
          { "title": "Done" },
          { "customView": { "type": "view", "id": "twice",
            "constraints": ["nobody.top == super.top"] } }] } }
      """
    let diagnostics = Screen.decode(Array(text.utf8), file: "test").diagnostics
    let lines = diagnostics.map { diagnostic -> Int in
      if case .source(let place) = diagnostic.place { place.line } else { 0 }
    }
    #expect(diagnostics.map(\.kind.name) == [.duplicateIdentifier, .missingView])
    #expect(lines == [4, 5])
  }

  @Test func `a field that searches in a bar leaves the page to the field below`() throws {
    let root = #"{ "type": "textField", "id": "input" }"#
    let bar = #""title": "Enter your PIN", "titleView": { "type": "textField", "id": "search" }"#
    #expect(
      try reasons(#"{ "type": "navigation", \#(bar) }"#, root: root).map {
        $0.prefix { $0 != ":" }
      } == ["input"])
  }
}
