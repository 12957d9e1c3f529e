import AfterimageGraphics
import AfterimageScreens

/// The bars that a controller lays over its root view.
extension Lowering {
  /// Appends the bars of a controller, which lie over the root view; the result is what they add to its safe area.
  mutating func lowerBars(
    of controller: Controller, over root: Int, in window: inout Surroundings
  ) -> EdgeInsets {
    var insets = EdgeInsets.zero
    var bottom = traits.size.height
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
    _ bar: NavigationBar, over root: Int, in window: inout Surroundings
  ) {
    let height = bar.height(in: traits) + 2 * navigationBarPadding
    var safeArea = traits.safeArea
    safeArea.top += navigationBarPadding
    let node = appendWindowBar(
      .element(.navigationBar), surface(of: bar, as: windowBar), over: root, top: 0,
      height: traits.safeArea.top + height, in: &window)
    let hairline = lowerParts(of: bar, below: window, safeArea: safeArea, at: node)
    guard bar.appearance == nil, !bar.hasLargeTitle(in: traits) else { return }
    followContent(at: node, isAtBottom: false, hairline: hairline)
  }

  /// Appends a tab bar in the row of the navigation bar, whose title makes room for it.
  private mutating func lowerTopTabs(
    of tabBar: TabBar, over root: Int, in window: inout Surroundings
  ) {
    let node = appendWindowBar(
      .element(.tabBar), windowBar, over: root, top: traits.safeArea.top + navigationBarPadding,
      height: traits.navigationBarHeight, in: &window)
    lowerParts(ofTop: tabBar, below: window, at: node)
    if let last = hierarchy.bars.navigationBars.indices.last,
      hierarchy.bars.navigationBars[last].node > root
    {
      hierarchy.bars.navigationBars[last].holdsTabs = true
    }
  }

  private mutating func lowerWindowTabBar(
    _ bar: TabBar, over root: Int, endingAt bottom: inout Double, in window: inout Surroundings
  ) {
    let height = max(
      bottomBarHeight(traits.tabBarHeight, endingAt: bottom), traits.leastTabBarHeight)
    bottom -= height
    let node = appendWindowBar(
      .element(.tabBar), surface(of: bar, as: windowBar), over: root, top: bottom, height: height,
      in: &window)
    let hairline = lowerParts(of: bar, below: window, safeArea: traits.safeArea, at: node)
    guard !traits.hasFloatingBars else { return }
    followContent(at: node, isAtBottom: true, hairline: hairline)
  }

  private mutating func lowerWindowToolbar(
    _ bar: Toolbar, over root: Int, endingAt bottom: inout Double, in window: inout Surroundings
  ) {
    let height = bottomBarHeight(traits.toolbarHeight, endingAt: bottom)
    let isLowest = bottom == traits.size.height
    bottom -= height
    var safeArea = traits.safeArea
    safeArea.bottom = isLowest ? safeArea.bottom : 0
    let node = appendWindowBar(
      .element(.toolbar), barSurface(as: windowBar), over: root, top: bottom, height: height,
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
    _ type: NodeType, _ lowered: LoweredView, over root: Int, top: Double, height: Double,
    in window: inout Surroundings
  ) -> Int {
    let node = append(type, lowered, in: &window)
    hierarchy.bars.windowBars.append(WindowBar(node: node, root: root, top: top, height: height))
    return node
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
