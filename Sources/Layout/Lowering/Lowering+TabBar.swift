import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends the tabs and the hairline of a tab bar.
  mutating func lowerContents(
    of bar: TabBar, below surroundings: Surroundings, safeArea: EdgeInsets, at node: Int
  ) {
    let background = hierarchy.nodes[node].appearance.background
    hierarchy.nodes[node].appearance.background = background ?? barColor
    var below = surroundings.below(
      node, tint: surroundings.tint, isSensitive: surroundings.isSensitive)
    let hairline = appendHairline(isShown: true, in: &below)
    var arranged = ArrangedTabBar(node: node, safeArea: safeArea, hairline: hairline)
    for item in bar.items { arranged.items.append(lowerTab(item, in: &below)) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.bars.tabBars.append(arranged)
  }

  private mutating func lowerTab(
    _ item: TabBar.Item, in surroundings: inout Surroundings
  ) -> ArrangedTabBar.Item {
    let node = append(.tabBarItem, in: &surroundings, direction: traits.layoutDirection)
    var below = surroundings.below(
      node, tint: surroundings.tint, isSensitive: surroundings.isSensitive)
    let ink = item.isSelected ? surroundings.tint : color(.systemGray)
    let side = BarMetrics.tabSymbolSide
    let symbol = appendSymbol(
      SymbolContent(
        figure: .symbol(item.symbol), color: ink, lineWidth: item.isSelected ? 2.5 : 2),
      size: (side, side), in: &below)
    let font =
      traits.hasInlineTabs ? Font(size: 13, weight: .medium) : Font(size: 10, weight: .medium)
    let title = appendText(item.title, font: font, color: ink, in: &below)
    let badge = item.badge.map { lowerBadge($0, in: &below) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    return ArrangedTabBar.Item(node: node, symbol: symbol, title: title, badge: badge)
  }

  /// A red capsule with white text of 13 points.
  private mutating func lowerBadge(_ text: String, in surroundings: inout Surroundings) -> Int {
    let badge = appendText(
      text, type: .badge, font: Font(size: 13), color: .white, in: &surroundings)
    hierarchy.nodes[badge].text?.insets = EdgeInsets(left: 5.5, right: 5.5)
    hierarchy.nodes[badge].appearance.background = color(.systemRed)
    hierarchy.nodes[badge].appearance.cornerRadius = BarMetrics.badgeHeight / 2
    return badge
  }
}
