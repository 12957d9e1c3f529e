import AfterimageGraphics
import AfterimageScreens

/// The constraints that a search bar makes.
extension ConstraintGeneration {
  /// Demands the places of field, marks, button and choice.
  mutating func demand(_ bar: ArrangedSearchBar) {
    let isMirrored = hierarchy.nodes[bar.node].direction == .rightToLeft
    let across = Flow(axis: .horizontal, isMirrored: isMirrored)
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let insets = safeAreaInsets(of: bar.node)
    let box = box(of: bar.node).inset(by: EdgeInsets(left: insets.left, right: insets.right))
    let top = box.top + SearchBarMetrics.padding(majorVersion: traits.system.majorVersion)
    let inset = SearchBarMetrics.inset
    system.demand(self.top(bar.field), .equal, top, from: origin)
    system.demand(
      start(bar.field, across), .equal, start(box, across) + inset, from: origin)
    let end = demandCancelButton(of: bar, in: box, across)
    system.demand(self.end(bar.field, across), .equal, end, from: origin)
    demandGlyphs(of: bar, across)
    demandScope(of: bar, in: box, across)
  }

  /// Demands the button; the result is where the field ends.
  private mutating func demandCancelButton(
    of bar: ArrangedSearchBar, in box: Box, _ across: Flow
  ) -> Quantity {
    guard let cancel = bar.cancel else { return end(box, across) - SearchBarMetrics.inset }
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    system.demand(
      end(cancel, across), .equal, end(box, across) - SearchBarMetrics.buttonInset, from: origin)
    system.demand(centerY(cancel), .equal, centerY(bar.field), from: origin)
    return start(cancel, across) - SearchBarMetrics.buttonSpacing
  }

  private mutating func demandGlyphs(of bar: ArrangedSearchBar, _ across: Flow) {
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let inset = SearchBarMetrics.glyphInset
    system.demand(
      start(bar.glass, across), .equal, start(bar.field, across) + inset, from: origin)
    system.demand(centerY(bar.glass), .equal, centerY(bar.field), from: origin)
    guard let glyph = bar.endGlyph else { return }
    system.demand(end(glyph, across), .equal, end(bar.field, across) - inset, from: origin)
    system.demand(centerY(glyph), .equal, centerY(bar.field), from: origin)
  }

  /// The names share the track equally, and the pill lies under the one that is chosen.
  private mutating func demandScope(of bar: ArrangedSearchBar, in box: Box, _ across: Flow) {
    guard let track = bar.scope else { return }
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let inset = SearchBarMetrics.inset
    system.demand(left(track), .equal, box.left + inset, from: origin)
    system.demand(right(track), .equal, box.right - inset, from: origin)
    system.demand(top(track), .equal, bottom(bar.field) + inset, from: origin)
    system.demand(height(track), .equal, Quantity(SearchBarMetrics.scope.height), from: origin)
    var place = start(track, across)
    for title in bar.titles {
      let share = 1 / Double(bar.titles.count) * width(track)
      system.demand(start(title, across), .equal, place, from: origin)
      system.demand(width(title), .equal, share, from: origin)
      system.demand(centerY(title), .equal, centerY(track), from: origin)
      place = end(title, across)
    }
    demandPill(of: bar, on: track)
  }

  private mutating func demandPill(of bar: ArrangedSearchBar, on track: Int) {
    guard let pill = bar.pill else { return }
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let inset = SearchBarMetrics.pillInset
    let title = bar.chosen ?? track
    system.demand(left(pill), .equal, left(title) + inset, from: origin)
    system.demand(right(pill), .equal, right(title) - inset, from: origin)
    system.demand(top(pill), .equal, top(track) + inset, from: origin)
    system.demand(bottom(pill), .equal, bottom(track) - inset, from: origin)
  }
}
