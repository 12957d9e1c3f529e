import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends a popover: a card of its own extent and the arrow; in the narrow room of a phone UIKit makes it a sheet.
  mutating func lower(_ popover: Popover, beside source: Int?, in window: inout Surroundings) {
    guard traits.device.idiom == .pad, let source else {
      return lower(Sheet(popover.content), in: &window)
    }
    let shadow = append(.containerView, in: &window, direction: traits.layoutDirection)
    // The wide soft shadow of a popover, by eye.
    hierarchy.nodes[shadow].appearance.shadow = Appearance.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.22), radius: 24, offset: Point(x: 0, y: 8))
    var below = window.below(shadow, tint: window.tint, isSensitive: false)
    var own = traits.confined(to: popover.preferredContentSize, safeArea: .zero)
    own.userInterfaceLevel = .elevated
    let card = lower(
      popover.content, at: Rect(origin: .zero, size: popover.preferredContentSize), traits: own,
      in: &below)
    hierarchy.nodes[card].appearance.cornerRadius = PopoverMetrics.cornerRadius
    hierarchy.nodes[card].appearance.cornerCurve = .continuous
    let root = card + 1
    let arrow = append(.popoverArrow, in: &below, direction: traits.layoutDirection)
    let background = hierarchy.nodes[root].appearance.background ?? color(.systemBackground)
    hierarchy.nodes[arrow].symbol = .popoverArrow(.up, color: background)
    hierarchy.nodes[shadow].descendantsEnd = hierarchy.nodes.count
    hierarchy.placedViews.removeAll { $0.node == card || $0.node == root }
    hierarchy.popover = ArrangedPopover(
      cards: [shadow, card, root], arrow: arrow, source: source, popover: popover)
  }
}
