import AfterimageGraphics
import AfterimageScreens

/// A tab bar and the views that it is made of.
struct ArrangedTabBar {
  var node: Int
  /// The insets that corners and home indicator take from the bar.
  var safeArea: EdgeInsets
  /// The capsule behind the tabs at the upper edge of a tablet; nil for a bar at the lower edge.
  var capsule: Int?
  /// The capsule that the tabs of a floating bar stand on; nil for any other bar.
  var floatingCapsule: Int?
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
  /// A tab bar among the views.
  func lowered(_ bar: TabBar, as view: LoweredView) -> LoweredView {
    let floating = traits.hasFloatingBars ? TabBarMetrics.floating.height : 0
    return surface(of: bar, as: view).asHigh(as: max(traits.tabBarHeight, floating))
  }

  /// A tab bar at a lower edge on its background; a floating one has none but its capsule.
  func surface(of bar: TabBar, as view: LoweredView) -> LoweredView {
    traits.hasFloatingBars ? view : barSurface(color: bar.barTintColor, as: view)
  }

  /// Appends the tabs and the hairline of a tab bar; the result is the hairline.
  @discardableResult
  mutating func lowerParts(
    of bar: TabBar, below surroundings: Surroundings, safeArea: EdgeInsets = .zero, at node: Int
  ) -> Int {
    var below = surroundings.below(node, tint: bar.tintColor.map(self.tint))
    let hairline = appendHairline(isShown: !traits.hasFloatingBars, in: &below)
    var arranged = ArrangedTabBar(node: node, safeArea: safeArea, hairline: hairline)
    if traits.hasFloatingBars, !bar.items.isEmpty {
      arranged.floatingCapsule = appendBarCapsule(
        height: TabBarMetrics.floating.height, color: bar.barTintColor, in: &below)
    }
    for item in bar.items { arranged.items.append(lowerTab(item, in: &below)) }
    endDescendants(of: node)
    hierarchy.bars.tabBars.append(arranged)
    return hairline
  }

  /// Appends the tabs of a bar at the upper edge of a tablet: words on a capsule.
  mutating func lowerParts(ofTop bar: TabBar, below surroundings: Surroundings, at node: Int) {
    var below = surroundings.below(node, tint: bar.tintColor.map(self.tint))
    let hairline = appendHairline(isShown: false, in: &below)
    let capsule = appendBackdrop(
      .part(.card),
      Appearance(
        background: bar.barTintColor.map(color) ?? color(.tertiarySystemFill),
        cornerRadius: TabBarMetrics.capsule.height / 2),
      in: &below)
    var arranged = ArrangedTabBar(node: node, safeArea: .zero, capsule: capsule, hairline: hairline)
    for item in bar.items { arranged.items.append(lowerTopTab(item, in: &below)) }
    endDescendants(of: node)
    hierarchy.bars.tabBars.append(arranged)
  }

  /// The chosen tab has a capsule of its own and the tint.
  private mutating func lowerTopTab(
    _ item: TabBar.Item, in surroundings: inout Surroundings
  ) -> ArrangedTabBar.Item {
    let radius = TabBarMetrics.capsule.height / 2 - TabBarMetrics.capsule.inset
    let capsule =
      item.isSelected
      ? Appearance(background: color(.secondarySystemFill), cornerRadius: radius) : Appearance()
    let node = appendBackdrop(.part(.tabBarItem), capsule, in: &surroundings)
    var below = surroundings.below(node)
    let font = Font(size: 15, weight: item.isSelected ? .semibold : .medium)
    let ink = item.isSelected ? surroundings.tint : color(.label)
    let title = appendLine(
      item.title, font: font, color: ink, mark: item.titleMark, in: &below)
    let badge = item.badge.map { appendBadge($0, mark: item.badgeMark, in: &below) }
    endDescendants(of: node)
    return ArrangedTabBar.Item(node: node, title: title, badge: badge)
  }

  private mutating func lowerTab(
    _ item: TabBar.Item, in surroundings: inout Surroundings
  ) -> ArrangedTabBar.Item {
    let node = appendBackdrop(.part(.tabBarItem), ground(of: item), in: &surroundings)
    var below = surroundings.below(node)
    let rest = color(traits.hasFloatingBars ? SystemColor.label : .systemGray)
    let ink = item.isSelected ? surroundings.tint : rest
    let place: SymbolPlace = traits.hasCompactTabs ? .inlineTab : .tab
    let picture = item.shownImage.map {
      self.picture(of: $0, in: place, color: ink, direction: traits.layoutDirection)
    }
    let symbol = appendPicture(picture, side: TabBarMetrics.symbolSide, in: &below)
    let font = Font(
      size: traits.hasInlineTabs ? 13 : 10, weight: traits.hasFloatingBars ? .semibold : .medium)
    let title = appendLine(
      item.title, font: font, color: ink, mark: item.titleMark, in: &below)
    let badge = item.badge.map { appendBadge($0, mark: item.badgeMark, in: &below) }
    endDescendants(of: node)
    return ArrangedTabBar.Item(node: node, symbol: symbol, title: title, badge: badge)
  }

  /// A capsule behind the chosen tab of a floating bar.
  private func ground(of item: TabBar.Item) -> Appearance {
    guard traits.hasFloatingBars, item.isSelected else { return Appearance() }
    let metrics = TabBarMetrics.floating
    return Appearance(
      background: color(.secondarySystemFill), cornerRadius: metrics.height / 2 - metrics.inset)
  }

  /// A red capsule with white text of 13 points.
  private mutating func appendBadge(
    _ text: String, mark: PartMark, in surroundings: inout Surroundings
  ) -> Int {
    var lowered = line(
      text, font: Font(size: 13), color: .white, insets: EdgeInsets(left: 5.5, right: 5.5))
    lowered.appearance.background = color(.systemRed)
    lowered.appearance.cornerRadius = TabBarMetrics.badgeHeight / 2
    lowered.sensitivity = Sensitivity(ofPart: mark.value == true, mask: mask)
    return append(.part(.badge), lowered, in: &surroundings)
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
