import AfterimageGraphics
import AfterimageScreens

/// The constraints of a tab bar.
extension ConstraintGeneration {
  /// Constrains tabs to be equally wide, and in each the symbol, the title and the badge.
  mutating func constrainTabBar(_ bar: ArrangedTabBar) {
    constrainBarHairline(bar.hairline, of: bar.node, isAbove: true)
    if let capsule = bar.capsule { return constrainTopTabs(of: bar, on: capsule) }
    if let capsule = bar.floatingCapsule { return constrainFloatingTabs(of: bar, on: capsule) }
    guard let first = bar.items.first, let last = bar.items.last else { return }
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    let row = box(of: bar.node).inset(
      by: EdgeInsets(left: bar.safeArea.left, right: bar.safeArea.right))
    for (item, next) in zip(bar.items, bar.items.dropFirst()) {
      system.constrain(start(next.node, flow), .equal, end(item.node, flow), from: origin)
      system.constrain(width(next.node), .equal, width(first.node), from: origin)
    }
    system.constrain(
      start(first.node, flow) - start(row, flow), .equal, end(row, flow) - end(last.node, flow),
      from: origin)
    constrainWidth(of: first.node, count: bar.items.count, in: row, origin)
    for item in bar.items {
      system.constrain(top(item.node), .equal, top(bar.node), from: origin)
      system.constrain(
        height(item.node), .equal, Quantity(traits(of: bar.node).tabBarHeight), from: origin)
      constrainTab(item, of: bar)
    }
  }

  /// Constrains a capsule in the middle of the bar, no wider than its margins allow, and tabs on it that reach over each other.
  private mutating func constrainFloatingTabs(of bar: ArrangedTabBar, on capsule: Int) {
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    let metrics = TabBarMetrics.floating
    let around = 2 * metrics.inset + metrics.overlap
    let count = Double(bar.items.count)
    system.constrain(centerX(capsule), .equal, centerX(bar.node), from: origin)
    system.constrain(top(capsule), .equal, top(bar.node), from: origin)
    system.constrain(height(capsule), .equal, Quantity(metrics.height), from: origin)
    system.constrain(
      width(capsule), .lessThanOrEqual, width(bar.node) - 2 * metrics.margin, priority: 999,
      from: origin)
    system.constrain(
      width(capsule), .equal, Quantity(count * metrics.pitch + around), priority: 500, from: origin)
    var place = start(capsule, flow) + metrics.inset
    for item in bar.items {
      system.constrain(start(item.node, flow), .equal, place, from: origin)
      system.constrain(
        count * (width(item.node) - metrics.overlap), .equal, width(capsule) - around, from: origin)
      system.constrain(top(item.node), .equal, top(capsule) + metrics.inset, from: origin)
      system.constrain(
        height(item.node), .equal, Quantity(metrics.height - 2 * metrics.inset), from: origin)
      constrainTab(item, of: bar)
      place = end(item.node, flow) - metrics.overlap
    }
  }

  /// Tabs fill the bar of a phone that is held upright, and stand together in the middle of a wider one.
  private mutating func constrainWidth(
    of tab: Int, count: Int, in row: Box, _ origin: ConstraintOrigin
  ) {
    system.constrain(Double(count) * width(tab), .lessThanOrEqual, row.width, from: origin)
    system.constrain(
      Double(count) * width(tab), .equal, row.width, priority: 500, from: origin)
    guard traits.hasInlineTabs else { return }
    system.constrain(
      width(tab), .lessThanOrEqual, Quantity(TabBarMetrics.widestTab), priority: 999, from: origin)
  }

  private mutating func constrainTab(_ item: ArrangedTabBar.Item, of bar: ArrangedTabBar) {
    let origin = ConstraintOrigin.bar(node: bar.node)
    guard let symbol = item.symbol else { return }
    if traits.hasInlineTabs {
      constrainInline(item, symbol, along: across(bar.node), origin)
    } else {
      constrainStacked(item, symbol, isFloating: bar.floatingCapsule != nil, origin)
    }
    guard let badge = item.badge else { return }
    constrainBadge(badge, on: item, symbol, along: across(bar.node), origin)
  }

  /// Constrains tabs to follow each other on a capsule in the middle, each as wide as its title.
  private mutating func constrainTopTabs(of bar: ArrangedTabBar, on capsule: Int) {
    let flow = across(bar.node)
    let origin = ConstraintOrigin.bar(node: bar.node)
    let (height, inset) = TabBarMetrics.capsule
    system.constrain(centerX(capsule), .equal, centerX(bar.node), from: origin)
    system.constrain(centerY(capsule), .equal, centerY(bar.node), from: origin)
    system.constrain(self.height(capsule), .equal, Quantity(height), from: origin)
    system.constrain(left(capsule), .greaterThanOrEqual, left(bar.node), from: origin)
    var place = start(capsule, flow) + inset
    for item in bar.items {
      system.constrain(start(item.node, flow), .equal, place, from: origin)
      system.constrain(centerY(item.node), .equal, centerY(capsule), from: origin)
      system.constrain(self.height(item.node), .equal, Quantity(height - 2 * inset), from: origin)
      constrainTopTitle(of: item, along: flow, origin)
      place = end(item.node, flow)
    }
    system.constrain(end(capsule, flow), .equal, place + inset, from: origin)
  }

  private mutating func constrainTopTitle(
    of item: ArrangedTabBar.Item, along flow: Flow, _ origin: ConstraintOrigin
  ) {
    let padding = TabBarMetrics.topTabPadding
    system.constrain(centerY(item.title), .equal, centerY(item.node), from: origin)
    system.constrain(
      start(item.title, flow), .equal, start(item.node, flow) + padding, from: origin)
    system.constrain(end(item.title, flow), .equal, end(item.node, flow) - padding, from: origin)
    guard let badge = item.badge else { return }
    constrainSize(ofBadge: badge, origin)
    system.constrain(start(badge, flow), .equal, end(item.title, flow), from: origin)
    system.constrain(top(badge), .equal, top(item.node) - 4, from: origin)
  }

  private mutating func constrainStacked(
    _ item: ArrangedTabBar.Item, _ symbol: Int, isFloating: Bool, _ origin: ConstraintOrigin
  ) {
    let top = top(item.node)
    let floating = TabBarMetrics.floating
    let symbolMiddle = isFloating ? floating.symbolMiddle : TabBarMetrics.symbolMiddle
    let titleMiddle = isFloating ? floating.titleMiddle : TabBarMetrics.titleMiddle
    for (view, middle) in [(symbol, symbolMiddle), (item.title, titleMiddle)] {
      system.constrain(centerX(view), .equal, centerX(item.node), from: origin)
      system.constrain(centerY(view), .equal, top + middle, from: origin)
      system.constrain(width(view), .lessThanOrEqual, width(item.node), from: origin)
    }
  }

  private mutating func constrainInline(
    _ item: ArrangedTabBar.Item, _ symbol: Int, along flow: Flow, _ origin: ConstraintOrigin
  ) {
    for view in [symbol, item.title] {
      system.constrain(centerY(view), .equal, centerY(item.node), from: origin)
    }
    system.constrain(
      start(item.title, flow), .equal, end(symbol, flow) + TabBarMetrics.titleSpacing,
      from: origin)
    system.constrain(
      start(symbol, flow) - start(item.node, flow), .equal,
      end(item.node, flow) - end(item.title, flow), from: origin)
    system.constrain(
      start(symbol, flow), .greaterThanOrEqual, start(item.node, flow), from: origin)
  }

  /// On the upper trailing corner of the symbol, clear of a title beside it.
  private mutating func constrainBadge(
    _ badge: Int, on item: ArrangedTabBar.Item, _ symbol: Int, along flow: Flow,
    _ origin: ConstraintOrigin
  ) {
    constrainSize(ofBadge: badge, origin)
    system.constrain(
      start(badge, flow), .equal, center(symbol, flow) + 4, priority: 999, from: origin)
    if traits.hasInlineTabs {
      system.constrain(
        end(badge, flow), .lessThanOrEqual, start(item.title, flow) - 1, from: origin)
    }
    system.constrain(top(badge), .equal, top(symbol) - 3, from: origin)
  }

  private mutating func constrainSize(ofBadge badge: Int, _ origin: ConstraintOrigin) {
    let height = Quantity(TabBarMetrics.badgeHeight)
    system.constrain(self.height(badge), .equal, height, from: origin)
    system.constrain(width(badge), .greaterThanOrEqual, height, from: origin)
  }
}
