import AfterimageGraphics
import AfterimageScreens

/// What a view wants to have between itself and its neighbours at one of its edges.
struct SpacingPreference {
  /// To a neighbour that is no text, of a text; nil at the edges of other views.
  var beyondText: Double?
  /// To a text above, of a text: what its font has between lines.
  var betweenTexts: Double?
  /// True where a text beside the edge decides by itself.
  var isPlain = false
  /// The distance to all that says nothing else; nil is the default.
  var fixed: Double?

  /// The edge of a view that is no text.
  static let plain = SpacingPreference(isPlain: true)

  /// Both preferences at one edge, the greater of each.
  func merged(_ other: SpacingPreference) -> SpacingPreference {
    func greater(_ one: Double?, _ two: Double?) -> Double? {
      [one, two].compactMap(\.self).max()
    }
    return SpacingPreference(
      beyondText: greater(beyondText, other.beyondText),
      betweenTexts: greater(betweenTexts, other.betweenTexts),
      isPlain: isPlain || other.isPlain, fixed: greater(fixed, other.fixed))
  }

  /// The distance to what comes next: the greatest that both know of, or else the default.
  func distance(to next: SpacingPreference) -> Double {
    var known: [Double] = []
    if betweenTexts != nil, let leading = next.betweenTexts { known.append(leading) }
    if isPlain, let above = next.beyondText { known.append(above) }
    if next.isPlain, let below = beyondText { known.append(below) }
    if let distance = known.max() { return distance }
    return [fixed, next.fixed].compactMap(\.self).max() ?? Arranger.defaultSpacing
  }
}

/// An edge of a view.
struct SpacingQuestion: Hashable {
  var node: Int
  var edge: Arrangement.Edge
}

/// The distances between the views of a stack.
extension Arranger {
  /// The distances between neighbours, one less than there are views.
  mutating func gaps(
    between children: [Int], _ spacing: Double?, along axis: Axis
  ) -> [Double] {
    let (end, start): (Arrangement.Edge, Arrangement.Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return zip(children, children.dropFirst()).map { first, second in
      spacing
        ?? preference(of: first, at: end).distance(to: preference(of: second, at: start))
    }
  }

  /// What a view wants at an edge.
  mutating func preference(of node: Int, at edge: Arrangement.Edge) -> SpacingPreference {
    let question = SpacingQuestion(node: node, edge: edge)
    if let known = preferences[question] { return known }
    let preference = foundPreference(of: node, at: edge)
    preferences[question] = preference
    return preference
  }

  private mutating func foundPreference(
    of node: Int, at edge: Arrangement.Edge
  ) -> SpacingPreference {
    guard let view = hierarchy.arrangedViews[node] else {
      return hierarchy.nodes[node].type == .element(.label)
        ? textPreference(of: node, at: edge) : .plain
    }
    switch view.layout {
    case .spacer:
      return view.stackAxis == nil || view.stackAxis == edge.axis
        ? SpacingPreference(fixed: 0) : .plain
    case .padding(let padding): return padding[edge] != 0 ? .plain : first(of: view, at: edge)
    case .frame(let frame):
      let isFixed = edge.axis == .horizontal ? frame.width != nil : frame.height != nil
      return isFixed ? .plain : first(of: view, at: edge)
    case .stack(let stack): return preference(of: stack, view.children, at: edge)
    case .layers, .section, .group, .gridRow: return merged(view.children, at: edge)
    case .background: return view.children.last.map { preference(of: $0, at: edge) } ?? .plain
    case .overlay, .fixedSize, .offset, .aspectRatio, .resizable, .layoutPriority,
      .alignmentGuide, .clip, .gridCell, .ignoresSafeArea, .viewThatFits, .header, .footer:
      return first(of: view, at: edge)
    case .position, .divider, .scroll, .grid, .lazyGrid, .list, .listRow, .safeAreaInset,
      .geometryReader:
      return .plain
    }
  }

  private mutating func first(of view: ArrangedView, at edge: Arrangement.Edge) -> SpacingPreference
  {
    view.children.first.map { preference(of: $0, at: edge) } ?? .plain
  }

  private mutating func merged(_ children: [Int], at edge: Arrangement.Edge) -> SpacingPreference {
    guard let first = children.first else { return .plain }
    var merged = preference(of: first, at: edge)
    for child in children.dropFirst() { merged = merged.merged(preference(of: child, at: edge)) }
    return merged
  }

  /// At its ends a stack wants what its first and last views want, and beside them what all of them do.
  private mutating func preference(
    of stack: Arrangement.Stack, _ children: [Int], at edge: Arrangement.Edge
  ) -> SpacingPreference {
    guard edge.axis == stack.axis.axis else { return merged(children, at: edge) }
    let outermost = edge.isStart ? children.first : children.last
    return outermost.map { preference(of: $0, at: edge) } ?? .plain
  }

  /// Above and below a text its font decides: its line, and a tenth of it rounded up to pixels, from baseline to the neighbour; between two texts as between two lines of the lower.
  private func textPreference(of node: Int, at edge: Arrangement.Edge) -> SpacingPreference {
    guard edge.axis == .vertical, let text = hierarchy.nodes[node].text else {
      return SpacingPreference()
    }
    let font = text.font
    let extra = ceiled(font.lineHeight * 0.1)
    let beyond =
      edge == .top
      ? font.descender + extra
      : max(font.lineHeight + extra - font.capHeight, extra + font.descender)
    return SpacingPreference(beyondText: beyond, betweenTexts: ceiled(text.lineSpacing))
  }

  private func ceiled(_ length: Double) -> Double {
    (length * traits.scale - 1e-6).rounded(.up) / traits.scale
  }
}

extension Arrangement.Padding {
  /// The room at an edge.
  subscript(edge: Arrangement.Edge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
