import AfterimageGraphics
import AfterimageScreens

/// A search bar and the views that it is made of.
struct ArrangedSearchBar {
  var node: Int
  var field: Int
  var glass: Int
  /// The cross that empties the field, or the button at the end of an empty one.
  var endGlyph: Int?
  var cancel: Int?
  /// The track of the choice of places.
  var scope: Int?
  /// The names of the places, side by side on the track.
  var titles: [Int] = []
  /// The name that is chosen.
  var chosen: Int?
  /// What lies under the name that is chosen.
  var pill: Int?
}

extension Lowering {
  /// Settles the height of a search bar.
  mutating func settleSearchBar(_ bar: SearchBar, at index: Int) {
    let scope = bar.scopeButtonTitles.isEmpty ? 0 : SearchBarMetrics.scope.room
    let padding = SearchBarMetrics.padding(majorVersion: traits.system.majorVersion)
    hierarchy.metrics[index].contentSize = (nil, searchFieldHeight + 2 * padding + scope)
  }

  /// Appends the field, marks, button and choice of places of a search bar.
  mutating func lowerSearchBar(
    _ bar: SearchBar, in surroundings: inout Surroundings, node: Int
  ) {
    let field = lowerSearchField(bar, in: &surroundings)
    let glass = lowerSearchSymbol(bar.searchSymbol, in: &surroundings)
    var arranged = ArrangedSearchBar(node: node, field: field, glass: glass)
    if !bar.text.isEmpty {
      let cross = glyph(
        of: .clear, color: color(.secondaryLabel), direction: inheritedDirection(surroundings))
      arranged.endGlyph = lowerGlyph(cross, in: &surroundings)
    } else if let symbol = bar.bookmarkSymbol {
      arranged.endGlyph = lowerSearchSymbol(symbol, in: &surroundings)
    }
    if bar.showsCancelButton { arranged.cancel = lowerCancelButton(in: &surroundings) }
    lowerScope(bar, to: &arranged, in: &surroundings)
    hierarchy.searchBars.append(arranged)
  }

  private var searchFieldHeight: Double {
    SearchBarMetrics.fieldHeight(
      of: font(.textStyle(.body)), majorVersion: traits.system.majorVersion)
  }

  /// Appends a grey symbol in a square of its own, which its ink fills.
  private mutating func lowerSearchSymbol(
    _ symbol: Symbol, in surroundings: inout Surroundings
  ) -> Int {
    let glyph = glyph(
      of: symbol, in: .searchField, color: color(.secondaryLabel),
      direction: inheritedDirection(surroundings))
    let index = lowerGlyph(glyph, in: &surroundings)
    hierarchy.metrics[index].contentSize = (
      SearchBarMetrics.symbolSide, SearchBarMetrics.symbolSide
    )
    return index
  }

  private mutating func lowerSearchField(
    _ bar: SearchBar, in surroundings: inout Surroundings
  ) -> Int {
    let direction = inheritedDirection(surroundings)
    let field = append(.searchField, in: &surroundings, direction: direction)
    let isEmpty = bar.text.isEmpty
    let side = SearchBarMetrics.textInset
    let end = isEmpty ? SearchBarMetrics.glyphInset : side
    let isLeftToRight = direction == .leftToRight
    hierarchy.nodes[field].text = TextContent(
      text: isEmpty ? bar.placeholder : bar.text, font: font(.textStyle(.body)),
      color: color(isEmpty ? .secondaryLabel : .label),
      alignment: isLeftToRight ? .left : .right, direction: direction,
      insets: EdgeInsets(left: isLeftToRight ? side : end, right: isLeftToRight ? end : side))
    hierarchy.nodes[field].isPlaceholderShown = isEmpty
    hierarchy.nodes[field].appearance.background = color(.tertiarySystemFill)
    hierarchy.nodes[field].appearance.cornerRadius = traits.system.majorVersion >= 26 ? 22 : 10
    hierarchy.nodes[field].appearance.cornerCurve = .continuous
    if bar.isFocused { hierarchy.nodes[field].caret = Caret(color: surroundings.tint) }
    hierarchy.metrics[field].fillsRow = true
    hierarchy.metrics[field].minimumHeight = searchFieldHeight
    return field
  }

  private mutating func lowerCancelButton(in surroundings: inout Surroundings) -> Int {
    let cancel = lowerText(
      .label, "Cancel", font: .textStyle(.body), color: .label, lines: 1, in: &surroundings)
    hierarchy.nodes[cancel].text?.color = surroundings.tint
    return cancel
  }

  private mutating func lowerScope(
    _ bar: SearchBar, to arranged: inout ArrangedSearchBar,
    in surroundings: inout Surroundings
  ) {
    guard !bar.scopeButtonTitles.isEmpty else { return }
    let direction = inheritedDirection(surroundings)
    let track = append(.view, in: &surroundings, direction: direction)
    hierarchy.nodes[track].appearance.background = color(.tertiarySystemFill)
    hierarchy.nodes[track].appearance.cornerRadius = 9
    let pill = append(.view, in: &surroundings, direction: direction)
    hierarchy.nodes[pill].appearance.background =
      traits.userInterfaceStyle == .light ? .white : Color(hex: 0x636366)
    hierarchy.nodes[pill].appearance.cornerRadius = 7
    hierarchy.nodes[pill].appearance.shadow = Appearance.Shadow(
      color: Color(hex: 0x000000, alpha: 0.12), radius: 4, offset: Point(x: 0, y: 3))
    arranged.scope = track
    arranged.titles = bar.scopeButtonTitles.enumerated().map { place, title in
      let isChosen = place == bar.selectedScopeButtonIndex
      return lowerScopeTitle(title, isChosen: isChosen, in: &surroundings)
    }
    arranged.pill = pill
    let place = bar.selectedScopeButtonIndex
    arranged.chosen = arranged.titles.indices.contains(place) ? arranged.titles[place] : nil
    hierarchy.nodes[pill].isHidden = arranged.chosen == nil
  }

  private mutating func lowerScopeTitle(
    _ title: String, isChosen: Bool, in surroundings: inout Surroundings
  ) -> Int {
    let label = lowerText(
      .label, title, font: .system(size: 13, weight: isChosen ? .semibold : .medium),
      color: .label, lines: 1, in: &surroundings)
    hierarchy.nodes[label].text?.alignment = .center
    hierarchy.metrics[label].fillsRow = true
    return label
  }
}
