import AfterimageGraphics
import AfterimageScreens

/// What all bars are made of.
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
      let height = bottomBarHeight(traits.tabBarHeight, endingAt: bottom)
      let node = appendWindowBar(
        .tabBar, over: root, top: bottom - height, height: height, in: &window)
      bottom -= height
      lowerContents(of: tabBar, below: window, safeArea: traits.safeArea, at: node)
      followContent(at: node, hairline: hierarchy.bars.tabBars.last?.hairline)
    }
    if let items = controller.navigation?.toolbarItems, !items.isEmpty {
      let height = bottomBarHeight(traits.toolbarHeight, endingAt: bottom)
      let node = appendWindowBar(
        .toolbar, over: root, top: bottom - height, height: height, in: &window)
      let isLowest = bottom == traits.size.height
      bottom -= height
      var safeArea = traits.safeArea
      safeArea.bottom = isLowest ? safeArea.bottom : 0
      lowerContents(of: Toolbar(items), below: window, safeArea: safeArea, at: node)
      followContent(at: node, hairline: hierarchy.bars.toolbars.last?.hairline)
    }
    let covered = traits.size.height - bottom
    insets.bottom = max(0, covered - traits.safeArea.bottom)
    return insets
  }

  /// Appends a tab bar in the row of the navigation bar, whose title makes room for it.
  private mutating func lowerTopTabs(
    of tabBar: TabBar, over root: Int, in window: inout Surroundings
  ) {
    let node = appendWindowBar(
      .tabBar, over: root, top: traits.safeArea.top + navigationBarPadding,
      height: traits.navigationBarHeight, in: &window)
    lowerContents(ofTop: tabBar, below: window, at: node)
    if let last = hierarchy.bars.navigationBars.indices.last,
      hierarchy.bars.navigationBars[last].node > root
    {
      hierarchy.bars.navigationBars[last].holdsTabs = true
    }
  }

  /// The lowest bar reaches down to the window's edge, under the home indicator.
  private func bottomBarHeight(_ height: Double, endingAt bottom: Double) -> Double {
    bottom == traits.size.height ? height + traits.safeArea.bottom : height
  }

  private mutating func lowerWindowNavigationBar(
    _ bar: NavigationBar, over root: Int, in window: inout Surroundings
  ) {
    let height = bar.height(in: traits) + 2 * navigationBarPadding
    var safeArea = traits.safeArea
    safeArea.top += navigationBarPadding
    let node = appendWindowBar(
      .navigationBar, over: root, top: 0, height: traits.safeArea.top + height, in: &window)
    lowerContents(of: bar, below: window, safeArea: safeArea, at: node)
    guard bar.appearance == nil, !bar.hasLargeTitle(in: traits) else { return }
    followContent(
      at: node, isAtBottom: false, hairline: hierarchy.bars.navigationBars.last?.hairline)
  }

  /// Lets a bar of a controller's be clear while nothing has been scrolled beneath it, as UIKit does since iOS 15.
  private mutating func followContent(at node: Int, isAtBottom: Bool = true, hairline: Int?) {
    guard traits.system.majorVersion >= 15, let hairline else { return }
    hierarchy.bars.followers.append(
      FollowingBar(node: node, hairline: hairline, isAtBottom: isAtBottom))
  }

  private mutating func appendWindowBar(
    _ type: NodeType, over root: Int, top: Double, height: Double, in window: inout Surroundings
  ) -> Int {
    let node = append(type, in: &window, direction: traits.layoutDirection)
    hierarchy.bars.windowBars.append(WindowBar(node: node, root: root, top: top, height: height))
    return node
  }

  /// Appends what a bar that stands among the views is made of, under the mask of the bar.
  mutating func lowerBarContents(of view: View, below surroundings: Surroundings, node: Int) {
    switch view.element {
    case .navigationBar(let bar):
      lowerContents(of: bar, below: surroundings, safeArea: .zero, at: node)
    case .tabBar(let bar): lowerContents(of: bar, below: surroundings, safeArea: .zero, at: node)
    case .toolbar(let bar): lowerContents(of: bar, below: surroundings, safeArea: .zero, at: node)
    default: return
    }
    for part in hierarchy.nodes.indices.suffix(from: node + 1) {
      hierarchy.nodes[part].mask = hierarchy.nodes[node].mask
    }
  }

  /// Settles a bar that stands among the views: as high as UIKit's own, beyond any safe area.
  mutating func settleBar(height: Double, at index: Int) {
    hierarchy.metrics[index].contentSize = (nil, height)
  }

  /// Gives a bar its background, where the author gave it none; the result is the surroundings of what lies in it.
  mutating func lowerBarBackground(
    at node: Int, color own: ColorReference? = nil, tint: ColorReference? = nil,
    isShown: Bool = true, below surroundings: Surroundings
  ) -> Surroundings {
    if let own { hierarchy.nodes[node].appearance.background = color(own) }
    if isShown, hierarchy.nodes[node].appearance.background == nil {
      hierarchy.nodes[node].appearance.background = barColor
      hierarchy.bars.materials.append(node)
    }
    return surroundings.below(
      node, tint: tint.map(self.tint) ?? surroundings.tint, isSensitive: surroundings.isSensitive)
  }

  /// Appends the line between a bar and the content; it is there though it may not show.
  mutating func appendHairline(isShown: Bool, in surroundings: inout Surroundings) -> Int {
    let hairline = append(.separator, in: &surroundings, direction: traits.layoutDirection)
    hierarchy.nodes[hairline].appearance.background = hairlineColor
    hierarchy.nodes[hairline].isHidden = !isShown
    return hairline
  }

  /// Appends a button of a bar: its picture, or else its title in a size that does not follow the user's.
  mutating func appendItem(_ item: BarItem, in surroundings: inout Surroundings) -> Int {
    let tint = item.tintColor.map(self.tint) ?? surroundings.tint
    let ink = item.isEnabled ? tint : color(.tertiaryLabel)
    if let image = item.shownImage {
      let picture = picture(of: image, in: .bar, color: ink, direction: traits.layoutDirection)
      return appendPicture(picture, side: BarMetrics.symbolSide, in: &surroundings)
    }
    let weight: Font.Weight = item.shownStyle == .done ? .semibold : .regular
    return appendTitle(
      item.shownTitle, font: Font(size: 17, weight: weight), color: ink, in: &surroundings)
  }

  /// Appends the title of a button, which does not give way to the title of its bar.
  mutating func appendTitle(
    _ title: String, font: Font, color: Color, in surroundings: inout Surroundings
  ) -> Int {
    let node = appendText(title, type: .button, font: font, color: color, in: &surroundings)
    hierarchy.metrics[node].compressionResistance.horizontal = 900
    return node
  }

  /// Appends a picture in the middle of a square, or of what it needs beyond it; nil leaves the square empty.
  mutating func appendPicture(
    _ picture: ImageContent.Picture?, side: Double, in surroundings: inout Surroundings
  ) -> Int {
    let size = picture?.size ?? .zero
    let node = appendSymbol(
      picture?.glyph, size: (max(side, size.width), max(side, size.height)), in: &surroundings)
    if case .bitmap = picture {
      hierarchy.nodes[node].image = ImageContent(
        picture: picture, contentMode: .center, sensitiveRegions: [], regionMask: nil)
    }
    return node
  }

  /// Appends a symbol in the middle of a box; nil leaves the box empty.
  mutating func appendSymbol(
    _ symbol: SymbolGlyph?, size: (width: Double, height: Double),
    in surroundings: inout Surroundings
  ) -> Int {
    let node = append(.symbol, in: &surroundings, direction: traits.layoutDirection)
    hierarchy.nodes[node].symbol = symbol
    hierarchy.metrics[node].contentSize = size
    hierarchy.metrics[node].compressionResistance = (999, 999)
    return node
  }

  /// Appends one line of text that a bar makes itself.
  mutating func appendText(
    _ text: String, type: NodeType = .label, font: Font, color: Color,
    in surroundings: inout Surroundings
  ) -> Int {
    let node = append(type, in: &surroundings, direction: traits.layoutDirection)
    hierarchy.nodes[node].text = TextContent(
      text: text, font: font, color: color, alignment: .center,
      direction: traits.layoutDirection)
    return node
  }

  /// What the chrome material makes of a plain background.
  private var barColor: Color {
    traits.userInterfaceStyle == .light ? Color(hex: 0xF9F9F9) : Color(hex: 0x1D1D1D)
  }

  /// The shadow of a bar: black at 0.3 (measured in pictures of UIKit); its dark form is chosen by eye.
  private var hairlineColor: Color {
    traits.userInterfaceStyle == .light
      ? Color(hex: 0x000000, alpha: 0.3) : Color(hex: 0xFFFFFF, alpha: 0.15)
  }
}
