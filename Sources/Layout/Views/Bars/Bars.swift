import AfterimageGraphics
import AfterimageScreens

/// The bars that a controller lays over its root view.
extension Lowering {
  /// Appends the bars of a controller, which lie over the root view; the result is what they add to its safe area.
  ///
  /// - Parameter rootView: which of the screen's root views it is.
  mutating func lowerBars(
    of controller: Controller, over node: Int, _ rootView: ViewPath.Root,
    in window: inout Surroundings
  ) -> EdgeInsets {
    var insets = EdgeInsets.zero
    var bottom = traits.size.height
    let root = BarGround(node: node, owner: rootView.barOwner ?? .content)
    if let navigation = controller.navigation {
      lowerWindowNavigationBar(navigation.bar, over: root, in: &window)
      insets.top = navigation.bar.height(in: traits) + 2 * navigationBarPadding
    }
    if let tabBar = controller.tabBar, traits.hasTopTabs {
      lowerTopTabs(of: tabBar, over: root, in: &window)
      insets.top = max(insets.top, traits.navigationBarHeight)
    } else if let tabBar = controller.tabBar {
      lowerWindowTabBar(tabBar, over: root, endingAt: &bottom, in: &window)
    }
    if let items = controller.navigation?.toolbarItems, !items.isEmpty {
      lowerWindowToolbar(Toolbar(items), over: root, endingAt: &bottom, in: &window)
    }
    insets.bottom = max(0, traits.size.height - bottom - traits.safeArea.bottom)
    return insets
  }

  private mutating func lowerWindowNavigationBar(
    _ bar: NavigationBar, over root: BarGround, in window: inout Surroundings
  ) {
    let height = bar.height(in: traits) + 2 * navigationBarPadding
    var safeArea = traits.safeArea
    safeArea.top += navigationBarPadding
    let node = appendWindowBar(
      .navigationBar, surface(of: bar, as: windowBar), over: root, top: 0,
      height: traits.safeArea.top + height, in: &window)
    let hairline = lowerParts(of: bar, below: window, safeArea: safeArea, at: node)
    guard bar.appearance == nil, !bar.hasLargeTitle(in: traits) else { return }
    followContent(at: node, isAtBottom: false, hairline: hairline)
  }

  /// Appends a tab bar in the row of the navigation bar, whose title makes room for it.
  private mutating func lowerTopTabs(
    of tabBar: TabBar, over root: BarGround, in window: inout Surroundings
  ) {
    let node = appendWindowBar(
      .tabBar, windowBar, over: root, top: traits.safeArea.top + navigationBarPadding,
      height: traits.navigationBarHeight, in: &window)
    lowerParts(ofTop: tabBar, below: window, at: node)
    if let last = hierarchy.bars.navigationBars.indices.last,
      hierarchy.bars.navigationBars[last].node > root.node
    {
      hierarchy.bars.navigationBars[last].holdsTabs = true
    }
  }

  private mutating func lowerWindowTabBar(
    _ bar: TabBar, over root: BarGround, endingAt bottom: inout Double,
    in window: inout Surroundings
  ) {
    let height = max(
      bottomBarHeight(traits.tabBarHeight, endingAt: bottom), traits.leastTabBarHeight)
    bottom -= height
    let node = appendWindowBar(
      .tabBar, surface(of: bar, as: windowBar), over: root, top: bottom, height: height,
      in: &window)
    let hairline = lowerParts(of: bar, below: window, safeArea: traits.safeArea, at: node)
    guard !traits.hasFloatingBars else { return }
    followContent(at: node, isAtBottom: true, hairline: hairline)
  }

  private mutating func lowerWindowToolbar(
    _ bar: Toolbar, over root: BarGround, endingAt bottom: inout Double,
    in window: inout Surroundings
  ) {
    let height = bottomBarHeight(traits.toolbarHeight, endingAt: bottom)
    let isLowest = bottom == traits.size.height
    bottom -= height
    var safeArea = traits.safeArea
    safeArea.bottom = isLowest ? safeArea.bottom : 0
    let node = appendWindowBar(
      .toolbar, barSurface(as: windowBar), over: root, top: bottom, height: height,
      in: &window)
    let hairline = lowerParts(of: bar, below: window, safeArea: safeArea, at: node)
    followContent(at: node, isAtBottom: true, hairline: hairline)
  }

  /// The lowest bar reaches down to the window's edge, under the home indicator.
  private func bottomBarHeight(_ height: Double, endingAt bottom: Double) -> Double {
    bottom == traits.size.height ? height + traits.safeArea.bottom : height
  }

  /// Lets a bar of a controller's be clear while nothing has been scrolled beneath it, as UIKit does since iOS 15.
  private mutating func followContent(at node: Int, isAtBottom: Bool, hairline: Int) {
    guard traits.system.majorVersion >= 15 else { return }
    hierarchy.bars.followers.append(
      FollowingBar(node: node, hairline: hairline, isAtBottom: isAtBottom))
  }

  /// A bar of a controller's before its surface is known.
  private var windowBar: LoweredView { LoweredView(direction: traits.layoutDirection) }

  private mutating func appendWindowBar(
    _ bar: ViewPath.Bar, _ lowered: LoweredView, over root: BarGround, top: Double,
    height: Double, in window: inout Surroundings
  ) -> Int {
    let path = ViewPath(in: .bar(bar, of: root.owner))
    let node = append(.element(bar.kind), lowered, path: path, in: &window)
    hierarchy.bars.windowBars.append(
      WindowBar(node: node, root: root.node, top: top, height: height))
    return node
  }
}

/// The root view that a controller lays its bars over.
private struct BarGround {
  var node: Int
  /// The controller, by the view that fills it.
  var owner: ViewPath.BarOwner
}

extension ViewPath.Bar {
  /// The kind of view.
  fileprivate var kind: ElementKind {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    }
  }
}

extension LoweredView {
  /// A bar that stands among the views: as high as UIKit's own, beyond any safe area.
  func asHigh(as height: Double) -> LoweredView {
    var copy = self
    copy.metrics.contentSize = (nil, height)
    return copy
  }
}
