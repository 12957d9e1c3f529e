import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Testing

@Suite struct ControllerTests {
  private static let navigation = scene(
    """
    <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar">
    <rect key="frame" x="0" y="0" width="393" height="44"/>
    <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </navigationBar><connections>
    <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """)

  @Test func `the root of a navigation controller has its bar with its items`() throws {
    let item =
      """
      <navigationItem key="navigationItem" title="Cards" prompt="Choose one" id="i">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="b"/></navigationItem>
      """
    let document = try interfaceDocument(Self.navigation + viewController("first", beside: item))
    let bar = try #require(try document.imported("first").screen.controller.navigation?.bar)
    #expect(bar.title == "Cards")
    #expect(bar.prompt == "Choose one")
    #expect(bar.rightItems == [BarItem(systemItem: .add)])
    #expect(bar.prefersLargeTitles)
    #expect(bar.barTintColor == .fixed(Color(hex: 0xFF0000)))
    #expect(bar.backTitle == nil)
  }

  @Test(arguments: [
    ("", "", Set<ExtendedEdge>.all),
    (#"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, "", Set([.bottom])),
    (#"<extendedEdge key="edgesForExtendedLayout"/>"#, "", Set()),
    ("", #"translucent="NO""#, Set([.bottom])),
  ])
  func `a root view reaches beneath the bars that it says, but no opaque one`(
    beside: String, bar: String, edges: Set<ExtendedEdge>
  ) throws {
    let navigation = Self.navigation.replacing(#"largeTitles="YES""#, with: bar)
    let document = try interfaceDocument(navigation + viewController("first", beside: beside))
    let controller = try document.imported("first").screen.controller
    #expect(controller.navigation?.edgesForExtendedLayout == edges)
  }

  @Test func `a root view reaches beneath an opaque bar where it says so`() throws {
    let navigation = Self.navigation.replacing(#"largeTitles="YES""#, with: #"translucent="NO""#)
    let root = viewController("first").replacing(
      "<viewController", with: #"<viewController extendedLayoutIncludesOpaqueBars="YES""#)
    let controller = try interfaceDocument(navigation + root).imported("first").screen.controller
    #expect(controller.navigation?.edgesForExtendedLayout == .all)
  }

  @Test func `a pushed scene leads back to the title of the one that pushes it`() throws {
    let push =
      """
      <navigationItem key="navigationItem" title="Cards" id="i"/>
      <connections><segue destination="second" kind="show" id="p"/></connections>
      """
    let document = try interfaceDocument(
      Self.navigation + viewController("first", beside: push) + viewController("second"))
    let bar = try #require(try document.imported("second").screen.controller.navigation?.bar)
    #expect(bar.backTitle == "Cards")
  }

  @Test func `scenes that push each other in a circle have no bar without a navigation controller`()
    throws
  {
    func pushing(_ id: String) -> String {
      #"<connections><segue destination="\#(id)" kind="show" id="p\#(id)"/></connections>"#
    }
    let document = try interfaceDocument(
      viewController("a", beside: pushing("b")) + viewController("b", beside: pushing("a")))
    #expect(try document.imported("a").screen.controller == .plain)
  }

  @Test func `a tab bar shows the items of its children and which of them is shown`() throws {
    let tabs = scene(
      """
      <tabBarController id="tabs"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController>
      """)
    func tab(_ title: String) -> String {
      #"<tabBarItem key="tabBarItem" title="\#(title)" id="t\#(title)"/>"#
    }
    let document = try interfaceDocument(
      tabs + viewController("a", beside: tab("Home")) + viewController("b", beside: tab("Pay")))
    let bar = try #require(try document.imported("b").screen.controller.tabBar)
    #expect(bar.items.map(\.title) == ["Home", "Pay"])
    #expect(bar.items.map(\.isSelected) == [false, true])
  }
}
