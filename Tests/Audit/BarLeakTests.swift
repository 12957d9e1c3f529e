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

  @Test func `without a mask what is marked in a bar's views shows, and a mask lies over it`()
    throws
  {
    func shown(_ strategy: String) throws -> Set<String> {
      let leaks = try Pipeline().leaks(of: Scenario.story(of: Self.viewsInBars(), under: strategy))
      return Set(leaks.filter(\.showsPixels).map(\.view))
    }
    #expect(try shown("none") == ["name", "balance", "note"])
    for mask in PromiseTests.fieldMasks { #expect(try shown(mask) == []) }
    for cover in PromiseTests.opaqueCovers { #expect(try shown(cover) == []) }
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

  @Test func `the answers of a marked alert without a title show, and are masked`() throws {
    func leaks(_ strategy: String) throws -> [Leak] {
      try Pipeline().leaks(of: Scenario.story(of: Self.question(), under: strategy))
    }
    let answers: Set = ["answers.items.0.title", "answers.items.1.title"]
    let count: Set = ["answers.items"]
    let bare = try leaks("none")
    #expect(Set(bare.filter(\.showsPixels).map(\.view)) == answers.union(count))
    for mask in PromiseTests.fieldMasks {
      #expect(try leaks(mask).filter(\.showsPixels).map(\.description) == [])
    }
    // An empty form has as many answers.
    for cover in PromiseTests.opaqueCovers {
      #expect(Set(try leaks(cover).map(\.view)) == (cover == "cover-blank-form" ? count : []))
    }
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
