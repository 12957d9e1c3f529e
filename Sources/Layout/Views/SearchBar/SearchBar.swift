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
  /// The pill under the name that is chosen.
  var pill: Int?
}

extension Lowering {
  /// The height of a search bar.
  func lowered(_ bar: SearchBar, as view: LoweredView) -> LoweredView {
    let scope = bar.scopeButtonTitles.isEmpty ? 0 : SearchBarMetrics.scope.room
    let padding = SearchBarMetrics.padding(majorVersion: traits.system.majorVersion)
    var lowered = view
    lowered.metrics.contentSize = (nil, searchFieldHeight + 2 * padding + scope)
    return lowered
  }

  /// Appends the field, marks, button and choice of places of a search bar.
  mutating func lowerSearchBar(
    _ bar: SearchBar, in surroundings: inout Surroundings, node: Int
  ) {
    let field = appendSearchField(bar, in: &surroundings)
    let glass = appendSearchSymbol(bar.searchSymbol, in: &surroundings)
    var arranged = ArrangedSearchBar(node: node, field: field, glass: glass)
    if !bar.text.isEmpty {
      let cross = glyph(
        of: .clear, color: color(.secondaryLabel), direction: inheritedDirection(surroundings))
      arranged.endGlyph = appendGlyph(cross, in: &surroundings)
    } else if let symbol = bar.bookmarkSymbol {
      arranged.endGlyph = appendSearchSymbol(symbol, in: &surroundings)
    }
    if bar.showsCancelButton {
      arranged.cancel = appendText(
        .element(.label), "Cancel", font: .textStyle(.body), color: surroundings.tint, lines: 1,
        in: &surroundings)
    }
    lowerScope(bar, to: &arranged, in: &surroundings)
    hierarchy.searchBars.append(arranged)
  }

  private var searchFieldHeight: Double {
    SearchBarMetrics.fieldHeight(
      of: font(.textStyle(.body)), majorVersion: traits.system.majorVersion)
  }

  /// Appends a grey symbol in a square of its own, which its ink fills.
  private mutating func appendSearchSymbol(
    _ symbol: Symbol, in surroundings: inout Surroundings
  ) -> Int {
    let glyph = glyph(
      of: symbol, in: .searchField, color: color(.secondaryLabel),
      direction: inheritedDirection(surroundings))
    return appendGlyph(glyph, side: SearchBarMetrics.symbolSide, in: &surroundings)
  }

  private mutating func appendSearchField(
    _ bar: SearchBar, in surroundings: inout Surroundings
  ) -> Int {
    let direction = inheritedDirection(surroundings)
    let lowered = LoweredView(
      direction: direction,
      content: .field(
        FieldContent(
          text: searchText(of: bar, direction: direction), isPlaceholderShown: bar.text.isEmpty,
          caret: bar.isFocused ? Caret(color: surroundings.tint) : nil)),
      appearance: Appearance(
        background: color(.tertiarySystemFill),
        cornerRadius: traits.system.majorVersion >= 26 ? 22 : 10, cornerCurve: .continuous),
      metrics: LayoutMetrics(fillsRow: true, minimumHeight: searchFieldHeight))
    return append(.part(.searchField), lowered, in: &surroundings)
  }

  private func searchText(of bar: SearchBar, direction: TextDirection) -> TextContent {
    let isEmpty = bar.text.isEmpty
    let side = SearchBarMetrics.textInset
    let end = isEmpty ? SearchBarMetrics.glyphInset : side
    let isLeftToRight = direction == .leftToRight
    return TextContent(
      text: isEmpty ? bar.placeholder : bar.text, font: font(.textStyle(.body)),
      color: color(isEmpty ? .secondaryLabel : .label),
      alignment: isLeftToRight ? .left : .right, direction: direction,
      insets: EdgeInsets(left: isLeftToRight ? side : end, right: isLeftToRight ? end : side))
  }

  private mutating func lowerScope(
    _ bar: SearchBar, to arranged: inout ArrangedSearchBar,
    in surroundings: inout Surroundings
  ) {
    guard !bar.scopeButtonTitles.isEmpty else { return }
    let selected = bar.selectedScopeButtonIndex
    arranged.scope = appendSurface(
      .element(.view), Appearance(background: color(.tertiarySystemFill), cornerRadius: 9),
      in: &surroundings)
    arranged.pill = appendPill(
      isHidden: !bar.scopeButtonTitles.indices.contains(selected), in: &surroundings)
    arranged.titles = bar.scopeButtonTitles.enumerated().map { index, title in
      appendScopeTitle(title, isChosen: index == selected, in: &surroundings)
    }
    arranged.chosen =
      arranged.titles.indices.contains(selected) ? arranged.titles[selected] : nil
  }

  private mutating func appendPill(isHidden: Bool, in surroundings: inout Surroundings) -> Int {
    let shadow = Appearance.Shadow(
      color: Color(hex: 0x000000, alpha: 0.12), radius: 4, offset: Point(x: 0, y: 3))
    let ground = traits.userInterfaceStyle == .light ? .white : Color(hex: 0x636366)
    return append(
      .element(.view),
      LoweredView(
        direction: inheritedDirection(surroundings),
        appearance: Appearance(background: ground, cornerRadius: 7, shadow: shadow),
        isHidden: isHidden),
      in: &surroundings)
  }

  private mutating func appendScopeTitle(
    _ title: String, isChosen: Bool, in surroundings: inout Surroundings
  ) -> Int {
    appendText(
      .element(.label), title, font: .system(size: 13, weight: isChosen ? .semibold : .medium),
      color: color(.label), lines: 1, in: &surroundings
    ) { text, metrics in
      text.alignment = .center
      metrics.fillsRow = true
    }
  }
}
