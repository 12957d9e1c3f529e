import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Appends a popover: a card of its own extent and the arrow; in the narrow room of a phone UIKit makes it a sheet.
  mutating func lower(_ popover: Popover, beside source: Int?, in window: inout Surroundings) {
    guard traits.device.idiom == .pad, let source else {
      return lower(Sheet(popover.content), in: &window)
    }
    // The wide soft shadow of a popover, by eye.
    let shadow = appendBackdrop(
      .part(.containerView),
      Appearance(
        shadow: Appearance.Shadow(
          color: Color.black.withAlpha(multipliedBy: 0.22), radius: 24, offset: Point(x: 0, y: 8))),
      in: &window)
    var below = window.below(shadow, isSensitive: false)
    var own = traits.confined(to: popover.preferredContentSize, safeArea: .zero)
    own.userInterfaceLevel = .elevated
    let card = lower(
      popover.content, at: Rect(origin: .zero, size: popover.preferredContentSize), traits: own,
      within: Appearance(cornerRadius: PopoverMetrics.cornerRadius, cornerCurve: .continuous),
      in: &below)
    let root = card + 1
    let background = hierarchy.nodes[root].appearance.background ?? color(.systemBackground)
    let arrow = append(
      .part(.popoverArrow),
      LoweredView(
        direction: traits.layoutDirection,
        content: .symbol(.popoverArrow(.up, color: background))),
      in: &below)
    endDescendants(of: shadow)
    hierarchy.placedViews.removeAll { $0.node == card || $0.node == root }
    hierarchy.popover = ArrangedPopover(
      cards: [shadow, card, root], arrow: arrow, source: source, popover: popover)
  }
}
