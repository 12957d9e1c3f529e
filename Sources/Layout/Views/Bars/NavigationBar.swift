import AfterimageGraphics
import AfterimageScreens

/// A navigation bar and the views that it is made of.
struct ArrangedNavigationBar {
  var node: Int
  /// The insets that notch and status bar take from the bar.
  var safeArea: EdgeInsets
  var prompt: Int?
  var title: Int
  var largeTitle: Int?
  var backIndicator: Int?
  /// True where tabs stand in the middle of the bar, and the title beside the left items.
  var holdsTabs = false
  /// What the back button and the left items float on; nil where there is none.
  var leftCapsule: Int?
  /// What the right items float on; nil where there is none.
  var rightCapsule: Int?
  /// The back button's title, then the left items.
  var leftItems: [Int] = []
  var rightItems: [Int] = []
  var hairline: Int
}

extension Lowering {
  /// A navigation bar among the views.
  func lowered(_ bar: NavigationBar, as view: LoweredView) -> LoweredView {
    surface(of: bar, as: view).asHigh(as: bar.height(in: traits))
  }

  /// A navigation bar on its background: none behind a large title, unless its author says so.
  func surface(of bar: NavigationBar, as view: LoweredView) -> LoweredView {
    barSurface(color: bar.barTintColor, isShown: isStandard(bar), as: view)
  }

  private func isStandard(_ bar: NavigationBar) -> Bool {
    bar.appearance.map { $0 == .standard } ?? !bar.hasLargeTitle(in: traits)
  }

  /// Appends the title, buttons and hairline of a navigation bar; the result is the hairline.
  @discardableResult
  mutating func lowerParts(
    of bar: NavigationBar, below surroundings: Surroundings, safeArea: EdgeInsets = .zero,
    at node: Int
  ) -> Int {
    var below = surroundings.below(node, tint: bar.tintColor.map(self.tint))
    let title = lowerTitle(of: bar, in: &below)
    let hairline = appendHairline(isShown: isStandard(bar), in: &below)
    var arranged = ArrangedNavigationBar(
      node: node, safeArea: safeArea, title: title, hairline: hairline)
    lowerCapsules(of: bar, into: &arranged, in: &below)
    lowerBackButton(of: bar, into: &arranged, in: &below)
    for item in bar.leftItems {
      arranged.leftItems.append(appendButton(item, in: &below))
    }
    for item in bar.rightItems {
      arranged.rightItems.append(appendButton(item, in: &below))
    }
    lowerLines(of: bar, into: &arranged, in: &below)
    endDescendants(of: node)
    hierarchy.bars.navigationBars.append(arranged)
    return hairline
  }

  /// Appends what stands in the middle of the row: the author's view, or the title unless it stands large below.
  private mutating func lowerTitle(
    of bar: NavigationBar, in surroundings: inout Surroundings
  ) -> Int {
    if let view = bar.titleView {
      return appendBarView(
        view, resistance: BarMetrics.titleViewResistance, in: &surroundings)
    }
    let isLarge = bar.hasLargeTitle(in: traits)
    return appendLine(
      isLarge ? "" : bar.title, font: Font(size: 17, weight: .semibold),
      color: color(bar.titleColor ?? .system(.label)),
      mark: isLarge ? PartMark() : bar.titleMark, in: &surroundings)
  }

  private mutating func lowerCapsules(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    guard traits.hasFloatingBars else { return }
    let height = NavigationBarMetrics.height
    if bar.backTitle != nil || !bar.leftItems.isEmpty {
      arranged.leftCapsule = appendBarCapsule(height: height, in: &surroundings)
    }
    if !bar.rightItems.isEmpty {
      arranged.rightCapsule = appendBarCapsule(height: height, in: &surroundings)
    }
  }

  private mutating func appendButton(
    _ item: BarItem, in surroundings: inout Surroundings
  ) -> Int {
    guard traits.hasFloatingBars else { return appendItem(item, in: &surroundings) }
    return appendItem(
      item, side: NavigationBarMetrics.floatingItemSide,
      padding: NavigationBarMetrics.floatingTitlePadding, in: &surroundings)
  }

  private mutating func lowerBackButton(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    guard let title = bar.backTitle else { return }
    let arrow = glyph(
      of: .backIndicator, color: surroundings.tint, direction: traits.layoutDirection)
    arranged.backIndicator = appendPicture(
      .symbol(arrow), size: NavigationBarMetrics.backIndicatorSize, in: &surroundings)
    arranged.leftItems.append(
      appendTitle(
        title, font: Font(size: 17), color: surroundings.tint, mark: bar.backTitleMark,
        padding: backTitlePadding, in: &surroundings))
  }

  /// On a capsule the room after the title of a back button; its arrow stands before it.
  private var backTitlePadding: EdgeInsets {
    guard traits.hasFloatingBars else { return .zero }
    let padding = NavigationBarMetrics.floatingTitlePadding
    return traits.layoutDirection == .rightToLeft
      ? EdgeInsets(left: padding) : EdgeInsets(right: padding)
  }

  /// The line above the buttons and the large title below them.
  private mutating func lowerLines(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    if let prompt = bar.prompt {
      arranged.prompt = appendLine(
        prompt, font: Font(size: 14), color: color(bar.titleColor ?? .system(.label)),
        mark: bar.promptMark, in: &surroundings)
    }
    if bar.hasLargeTitle(in: traits) {
      arranged.largeTitle = appendLine(
        bar.title, font: Font(size: 34, weight: .bold),
        color: color(bar.titleColor ?? .system(.label)), mark: bar.titleMark, in: &surroundings)
    }
  }
}

extension NavigationBar {
  /// The height of the bar without the status bar, in points.
  func height(in traits: Traits) -> Double {
    traits.navigationBarHeight + (prompt == nil ? 0 : NavigationBarMetrics.promptHeight)
      + (hasLargeTitle(in: traits) ? NavigationBarMetrics.largeTitleHeight : 0)
  }

  /// True where the title stands large below the buttons: wherever that is asked for and there is room.
  func hasLargeTitle(in traits: Traits) -> Bool { prefersLargeTitles && !traits.isPhoneOnItsSide }
}
