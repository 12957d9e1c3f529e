import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Where a root view begins and ends beside bars that it does not reach beneath, on an iPhone 8: 20 points of status bar, a bar of 44 and one of 49.
@Suite struct ExtendedLayoutTests {
  private func bars(_ edges: Set<ExtendedEdge>) -> Controller {
    var navigation = NavigationController(NavigationBar("Title"))
    navigation.edgesForExtendedLayout = edges
    var tabs = TabBarController(
      TabBar([.init("A", symbol: "star")]), navigation: navigation)
    tabs.edgesForExtendedLayout = edges
    return .tabBar(tabs)
  }

  private let content = View {
    View(.view, id: "whole")
    View(.view, id: "safe")
  }.constraints {
    "H:|[whole]|"
    "V:|[whole]|"
    "safe.top == safeArea.top"
    "safe.bottom == safeArea.bottom"
    "H:|[safe]|"
  }

  @Test(arguments: [
    (Set<ExtendedEdge>.all, "0 0 375 667"), (Set([.bottom]), "0 64 375 603"),
    (Set([.top]), "0 0 375 618"), (Set(), "0 64 375 554"),
  ])
  func `a root view ends at the bars that it does not reach beneath`(
    edges: Set<ExtendedEdge>, frame: String
  ) throws {
    let layout = try layout(content, controller: bars(edges))
    #expect(layout.frames(of: "whole") == "whole \(frame)")
    #expect(layout.frames(of: "safe") == "safe 0 64 375 554")
  }

  @Test func `bars and what lies in them stay where they are`() throws {
    func frames(_ edges: Set<ExtendedEdge>) throws -> [Rect] {
      let layout = try layout(content, controller: bars(edges))
      let first = try #require(
        layout.nodes.firstIndex { $0.type == .element(.navigationBar) })
      return layout.nodes[first...].map(\.frame)
    }
    #expect(try frames([]) == frames(.all))
  }

  @Test func `without a bar an edge that is not extended is the screen's`() throws {
    var plain = NavigationController(NavigationBar("Title"))
    plain.edgesForExtendedLayout = [.top]
    let layout = try layout(content, controller: .navigation(plain))
    #expect(layout.frames(of: "whole") == "whole 0 0 375 667")
  }
}
