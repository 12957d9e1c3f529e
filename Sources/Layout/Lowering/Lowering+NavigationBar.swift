import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the title, buttons and hairline of a navigation bar.
  mutating func lowerContents(
    of bar: NavigationBar, below surroundings: Surroundings, safeArea: EdgeInsets, at node: Int
  ) {
    let isStandard = bar.appearance.map { $0 == .standard } ?? !bar.hasLargeTitle(in: traits)
    var below = lowerBarBackground(
      at: node, color: bar.barTintColor, tint: bar.tintColor, isShown: isStandard,
      below: surroundings)
    let ink = color(bar.titleColor ?? .system(.label))
    let title = appendText(
      bar.hasLargeTitle(in: traits) ? "" : bar.title, font: Font(size: 17, weight: .semibold),
      color: ink, in: &below)
    let hairline = appendHairline(isShown: isStandard, in: &below)
    var arranged = ArrangedNavigationBar(
      node: node, safeArea: safeArea, title: title, hairline: hairline)
    lowerBackButton(of: bar, into: &arranged, in: &below)
    for item in bar.leftItems { arranged.leftItems.append(appendItem(item, in: &below)) }
    for item in bar.rightItems { arranged.rightItems.append(appendItem(item, in: &below)) }
    lowerLines(of: bar, into: &arranged, in: &below)
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.bars.navigationBars.append(arranged)
  }

  private mutating func lowerBackButton(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    guard let title = bar.backTitle else { return }
    let arrow = glyph(
      of: .backIndicator, color: surroundings.tint, direction: traits.layoutDirection)
    arranged.backIndicator = appendSymbol(
      arrow, size: BarMetrics.backIndicatorSize, in: &surroundings)
    arranged.leftItems.append(
      appendTitle(title, font: Font(size: 17), color: surroundings.tint, in: &surroundings))
  }

  /// The line above the buttons and the large title below them.
  private mutating func lowerLines(
    of bar: NavigationBar, into arranged: inout ArrangedNavigationBar,
    in surroundings: inout Surroundings
  ) {
    if let prompt = bar.prompt {
      arranged.prompt = appendText(
        prompt, font: Font(size: 14), color: color(bar.titleColor ?? .system(.label)),
        in: &surroundings)
    }
    if bar.hasLargeTitle(in: traits) {
      arranged.largeTitle = appendText(
        bar.title, font: Font(size: 34, weight: .bold),
        color: color(bar.titleColor ?? .system(.label)), in: &surroundings)
    }
  }
}

extension NavigationBar {
  /// The height of the bar without the status bar, in points.
  func height(in traits: Traits) -> Double {
    traits.navigationBarHeight + (prompt == nil ? 0 : BarMetrics.promptHeight)
      + (hasLargeTitle(in: traits) ? BarMetrics.largeTitleHeight : 0)
  }

  /// True where the title stands large below the buttons: wherever that is asked for and there is room.
  func hasLargeTitle(in traits: Traits) -> Bool { prefersLargeTitles && !traits.isPhoneOnItsSide }
}
