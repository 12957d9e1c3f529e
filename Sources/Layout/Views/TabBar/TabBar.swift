import AfterimageGraphics
import AfterimageScreens

/// A tab bar and the views that it is made of.
struct ArrangedTabBar {
  var node: Int
  /// What corners and home indicator take from the bar.
  var safeArea: EdgeInsets
  /// What lies behind the tabs at the upper edge of a tablet; nil for a bar at the lower edge.
  var capsule: Int?
  var items: [Item] = []
  var hairline: Int

  struct Item {
    var node: Int
    /// The picture; nil at the upper edge of a tablet, where words stand alone.
    var symbol: Int?
    var title: Int
    var badge: Int?
  }
}

extension Lowering {
  /// Appends the tabs and the hairline of a tab bar.
  mutating func lowerContents(
    of bar: TabBar, below surroundings: Surroundings, safeArea: EdgeInsets, at node: Int
  ) {
    var below = lowerBarBackground(
      at: node, color: bar.barTintColor, tint: bar.tintColor, below: surroundings)
    let hairline = appendHairline(isShown: true, in: &below)
    var arranged = ArrangedTabBar(node: node, safeArea: safeArea, hairline: hairline)
    for item in bar.items { arranged.items.append(lowerTab(item, in: &below)) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.bars.tabBars.append(arranged)
  }

  /// Appends the tabs of a bar at the upper edge of a tablet: words on a capsule.
  mutating func lowerContents(
    ofTop bar: TabBar, below surroundings: Surroundings, at node: Int
  ) {
    var below = lowerBarBackground(
      at: node, tint: bar.tintColor, isShown: false, below: surroundings)
    let hairline = appendHairline(isShown: false, in: &below)
    let capsule = append(.card, in: &below, direction: traits.layoutDirection)
    hierarchy.nodes[capsule].appearance.background =
      bar.barTintColor.map(color) ?? color(.tertiarySystemFill)
    hierarchy.nodes[capsule].appearance.cornerRadius = BarMetrics.tabCapsule.height / 2
    var arranged = ArrangedTabBar(
      node: node, safeArea: .zero, capsule: capsule, hairline: hairline)
    for item in bar.items { arranged.items.append(lowerTopTab(item, in: &below)) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    hierarchy.bars.tabBars.append(arranged)
  }

  /// The chosen tab has a capsule of its own and the tint.
  private mutating func lowerTopTab(
    _ item: TabBar.Item, in surroundings: inout Surroundings
  ) -> ArrangedTabBar.Item {
    let node = append(.tabBarItem, in: &surroundings, direction: traits.layoutDirection)
    if item.isSelected {
      hierarchy.nodes[node].appearance.background = color(.secondarySystemFill)
      hierarchy.nodes[node].appearance.cornerRadius =
        BarMetrics.tabCapsule.height / 2 - BarMetrics.tabCapsule.inset
    }
    var below = surroundings.below(
      node, tint: surroundings.tint, isSensitive: surroundings.isSensitive)
    let font = Font(size: 15, weight: item.isSelected ? .semibold : .medium)
    let ink = item.isSelected ? surroundings.tint : color(.label)
    let title = appendText(item.title, font: font, color: ink, in: &below)
    let badge = item.badge.map { lowerBadge($0, in: &below) }
    hierarchy.nodes[node].descendantsEnd = hierarchy.nodes.count
    return ArrangedTabBar.Item(node: node, title: title, badge: badge)
  }

  private mutating func lowerTab(
    _ item: TabBar.Item, in surroundings: inout Surroundings
  ) -> ArrangedTabBar.Item {
    let node = append(.tabBarItem, in: &surroundings, direction: traits.layoutDirection)
    var below = surroundings.below(
      node, tint: surroundings.tint, isSensitive: surroundings.isSensitive)
    let ink = item.isSelected ? surroundings.tint : color(.systemGray)
    let place: SymbolPlace = traits.hasCompactTabs ? .inlineTab : .tab
    let picture = item.shownImage.map {
      self.picture(of: $0, in: place, color: ink, direction: traits.layoutDirection)
    }
    let symbol = appendPicture(picture, side: BarMetrics.tabSymbolSide, in: &below)
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

extension TabBar.Item {
  /// The picture in its state: of a selected tab the filled symbol, where there is one, as UIKit has it.
  fileprivate var shownImage: ImageSource? {
    guard case .symbol(var shown) = image else { return image }
    let filled = shown.name + ".fill"
    if isSelected, SymbolOutline.named(filled) != nil { shown.name = filled }
    return .symbol(shown)
  }
}
