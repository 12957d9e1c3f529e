import AfterimageGraphics
import AfterimageScreens

/// The constraints that a search bar makes.
extension ConstraintGeneration {
  /// Constrains the places of field, marks, button and choice.
  mutating func constrainSearchBar(_ bar: ArrangedSearchBar) {
    let across = across(bar.node)
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let insets = safeAreaInsets(of: bar.node)
    let box = box(of: bar.node).inset(by: EdgeInsets(left: insets.left, right: insets.right))
    let top = box.top + SearchBarMetrics.padding(majorVersion: traits.system.majorVersion)
    let inset = SearchBarMetrics.inset
    system.constrain(self.top(bar.field), .equal, top, from: origin)
    system.constrain(start(bar.field, across), .equal, start(box, across) + inset, from: origin)
    let end = constrainCancelButton(of: bar, in: box, across)
    system.constrain(self.end(bar.field, across), .equal, end, from: origin)
    constrainGlyphs(of: bar, across)
    constrainScope(of: bar, in: box, across)
  }

  /// Constrains the button; the result is where the field ends.
  private mutating func constrainCancelButton(
    of bar: ArrangedSearchBar, in box: Box, _ across: Flow
  ) -> Quantity {
    guard let cancel = bar.cancel else { return end(box, across) - SearchBarMetrics.inset }
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    system.constrain(
      end(cancel, across), .equal, end(box, across) - SearchBarMetrics.buttonInset, from: origin)
    system.constrain(centerY(cancel), .equal, centerY(bar.field), from: origin)
    return start(cancel, across) - SearchBarMetrics.buttonSpacing
  }

  private mutating func constrainGlyphs(of bar: ArrangedSearchBar, _ across: Flow) {
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let inset = SearchBarMetrics.glyphInset
    system.constrain(
      start(bar.glass, across), .equal, start(bar.field, across) + inset, from: origin)
    system.constrain(centerY(bar.glass), .equal, centerY(bar.field), from: origin)
    guard let glyph = bar.endGlyph else { return }
    system.constrain(end(glyph, across), .equal, end(bar.field, across) - inset, from: origin)
    system.constrain(centerY(glyph), .equal, centerY(bar.field), from: origin)
  }

  /// The names share the track equally, and the pill lies under the one that is chosen.
  private mutating func constrainScope(of bar: ArrangedSearchBar, in box: Box, _ across: Flow) {
    guard let track = bar.scope else { return }
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let inset = SearchBarMetrics.inset
    system.constrain(left(track), .equal, box.left + inset, from: origin)
    system.constrain(right(track), .equal, box.right - inset, from: origin)
    system.constrain(top(track), .equal, bottom(bar.field) + inset, from: origin)
    system.constrain(height(track), .equal, Quantity(SearchBarMetrics.scope.height), from: origin)
    var place = start(track, across)
    for title in bar.titles {
      let share = 1 / Double(bar.titles.count) * width(track)
      system.constrain(start(title, across), .equal, place, from: origin)
      system.constrain(width(title), .equal, share, from: origin)
      system.constrain(centerY(title), .equal, centerY(track), from: origin)
      place = end(title, across)
    }
    constrainPill(of: bar, on: track)
  }

  private mutating func constrainPill(of bar: ArrangedSearchBar, on track: Int) {
    guard let pill = bar.pill else { return }
    let origin = ConstraintOrigin.searchBar(node: bar.node)
    let inset = SearchBarMetrics.pillInset
    let title = bar.chosen ?? track
    system.constrain(left(pill), .equal, left(title) + inset, from: origin)
    system.constrain(right(pill), .equal, right(title) - inset, from: origin)
    system.constrain(top(pill), .equal, top(track) + inset, from: origin)
    system.constrain(bottom(pill), .equal, bottom(track) - inset, from: origin)
  }
}
