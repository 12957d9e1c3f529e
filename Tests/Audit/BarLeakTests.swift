import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import Testing

/// Secrets in the bars that controllers lay around their views.
struct BarLeakTests {
  /// A screen with a secret in every part of its bars that can be marked.
  private static func screen() throws -> Screen {
    let bar = NavigationBar("Account 1815").with(\.isTitleSensitive, true)
      .with(\.prompt, "Of Ada Lovelace").with(\.isPromptSensitive, true)
      .with(\.backTitle, "Grace").with(\.isBackTitleSensitive, true)
      .with(\.rightItems, [marked("Ada")])
    var tab = TabBar.Item("Hopper", symbol: "house")
    (tab.isTitleSensitive, tab.badge, tab.isBadgeSensitive) = (true, "3", true)
    let tabs = TabBarController(
      TabBar([tab, TabBar.Item("More")]),
      navigation: NavigationController(bar, toolbarItems: [marked("Augusta")]))
    return try Screen("bars", controller: .tabBar(tabs)) { View { Label("Open") } }
  }

  private static func marked(_ title: String) -> BarItem {
    var item = BarItem(title)
    item.isSensitive = true
    return item
  }

  private static let names: Set = [
    "navigationBar.title", "navigationBar.prompt", "navigationBar.backTitle",
    "navigationBar.rightItems.0.title", "toolbar.items.0.title", "tabBar.items.0.title",
    "tabBar.items.0.badge",
  ]

  @Test func `without a mask every marked part of a bar shows, by its name`() throws {
    let leaks = try Pipeline().leaks(of: Scenario.story(of: Self.screen(), under: "none"))
    #expect(Set(leaks.filter(\.showsPixels).map(\.view)) == Self.names)
    #expect(Set(leaks.map(\.view)) == Self.names)
  }

  @Test(arguments: PromiseTests.fieldMasks)
  func `a field mask lies over every marked part of a bar`(mask: String) throws {
    let leaks = try Pipeline().leaks(of: Scenario.story(of: Self.screen(), under: mask))
    #expect(leaks.filter(\.showsPixels).map(\.description) == [])
  }

  @Test(arguments: PromiseTests.opaqueCovers)
  func `an opaque cover keeps what bars show, as it was not there from the start`(cover: String)
    throws
  {
    #expect(try Pipeline().leaks(of: Scenario.story(of: Self.screen(), under: cover)) == [])
  }

  /// A screen with secrets in views of its bars alone.
  private static func viewsInBars() throws -> Screen {
    var balance = BarItem(customView: Label("1 815").id("balance"))
    balance.isSensitive = true
    let bar = NavigationBar("Account").with(\.titleView, Label("Ada").id("name").sensitive())
      .with(\.rightItems, [balance])
    let note = BarItem(customView: Label("Of Grace").id("note").sensitive())
    return try Screen(
      "bars", controller: .navigation(NavigationController(bar, toolbarItems: [note]))
    ) { View { Label("Open") } }
  }

  /// The secrets in views of bars that pixels tell of under a strategy.
  private static func shownInBars(under strategy: String) throws -> Set<String> {
    let leaks = try Pipeline().leaks(of: Scenario.story(of: viewsInBars(), under: strategy))
    return Set(leaks.filter(\.showsPixels).map(\.view))
  }

  @Test func `without a mask what is marked in a bar's views shows`() throws {
    #expect(try Self.shownInBars(under: "none") == ["name", "balance", "note"])
  }

  @Test(arguments: PromiseTests.fieldMasks + PromiseTests.opaqueCovers)
  func `field masks and opaque covers lie over what is marked in a bar's views`(
    strategy: String
  ) throws {
    #expect(try Self.shownInBars(under: strategy) == [])
  }

  /// A screen before which a marked alert without a title stands.
  private static func question() throws -> Screen {
    var alert = Alert {
      Alert.Action("To Ada")
      Alert.Action("Cancel", style: .cancel)
    }
    alert.isSensitive = true
    return try Screen("question", presented: .alert(alert)) { View { Label("Open") } }
  }

  private static func leaksOfQuestion(under strategy: String) throws -> [Leak] {
    try Pipeline().leaks(of: Scenario.story(of: question(), under: strategy))
  }

  @Test func `without a mask the answers of a marked alert show, and how many there are`() throws {
    let leaks = try Self.leaksOfQuestion(under: "none").filter(\.showsPixels)
    #expect(
      Set(leaks.map(\.view)) == ["answers.items.0.title", "answers.items.1.title", "answers.items"]
    )
  }

  @Test(arguments: PromiseTests.fieldMasks)
  func `a field mask lies over the answers of a marked alert`(mask: String) throws {
    let leaks = try Self.leaksOfQuestion(under: mask)
    #expect(leaks.filter(\.showsPixels).map(\.description) == [])
  }

  /// The blank form's picture has as many answers: `CountedPartLeakTests` tells of it.
  @Test(arguments: PromiseTests.opaqueCovers.filter { $0 != "cover-blank-form" })
  func `an opaque cover keeps the answers of a marked alert`(cover: String) throws {
    #expect(try Self.leaksOfQuestion(under: cover) == [])
  }

  @Test func `a title that repeats the secret of a masked label gives it away`() throws {
    let number = Label("1815 1906").id("number").sensitive()
    let root = View { number }.constraints {
      "number.leading == margins.leading"
      "number.top == safeArea.top + 20"
    }
    func leaks(title: String) throws -> [Leak] {
      let screen = try Screen("card", controller: .navigation(title: title), root: root)
      return try Pipeline().leaks(of: Scenario.story(of: screen, under: "redact"))
    }
    #expect(try leaks(title: "Card 1815 1906").contains(where: \.showsPixels))
    #expect(try !leaks(title: "Card").contains(where: \.showsPixels))
  }
}
