import AfterimageGraphics
import AfterimageScreens

/// A place at which views line up.
enum ArrangedGuide: Hashable {
  case horizontal(Arrangement.HorizontalGuide)
  case vertical(Arrangement.VerticalGuide)

  /// The axis along which the place is counted.
  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// The place in a view that says nothing of its own.
  func place(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    }
  }

  /// True for the places that texts have of their own.
  var isBaseline: Bool {
    switch self {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): true
    case .horizontal, .vertical: false
    }
  }

  /// True where a view that sets its own guide by a name sets this one.
  func isNamed(_ name: Arrangement.StackGuide) -> Bool {
    switch self {
    case .horizontal(let guide): guide.rawValue == name.rawValue
    case .vertical(let guide): guide.rawValue == name.rawValue
    }
  }
}

/// A guide of a view that has been offered a size.
struct GuideQuestion: Hashable {
  var guide: ArrangedGuide
  var node: Int
  var proposal: Proposal
}

/// Where views line up.
extension Arranger {
  /// The place of a guide in a view: its own, or else what its size makes of it.
  mutating func guide(
    _ guide: ArrangedGuide, of node: Int, _ size: Size, in proposal: Proposal
  ) -> Double {
    ownGuide(guide, of: node, size, in: proposal) ?? guide.place(in: size)
  }

  /// The place that a view, or one in it, gives a guide by itself; nil where none does.
  mutating func ownGuide(
    _ guide: ArrangedGuide, of node: Int, _ size: Size, in proposal: Proposal
  ) -> Double? {
    guard guide.isBaseline || hasOwnGuides else { return nil }
    let question = GuideQuestion(guide: guide, node: node, proposal: proposal)
    if let known = guides[question] { return known }
    let place = foundGuide(guide, of: node, size, in: proposal)
    guides[question] = .some(place)
    return place
  }

  private mutating func foundGuide(
    _ guide: ArrangedGuide, of node: Int, _ size: Size, in proposal: Proposal
  ) -> Double? {
    guard let view = hierarchy.arrangedViews[node] else {
      return leafGuide(guide, of: node, size, in: proposal)
    }
    if case .alignmentGuide(let own) = view.layout, guide.isNamed(own.guide) { return own.value }
    guard view.layout.handsGuidesOn else { return nil }
    var deciding = children(of: node, size, in: proposal)
    if case .overlay = view.layout { deciding = Array(deciding.prefix(1)) }
    if case .background = view.layout { deciding = Array(deciding.suffix(1)) }
    let places = deciding.compactMap { child in
      ownGuide(guide, of: child.node, child.size, in: child.proposal)
        .map { $0 + child.origin[guide.axis] }
    }
    return combined(places, guide)
  }

  /// The first and the last of baselines, and of other guides the mean.
  private func combined(_ places: [Double], _ guide: ArrangedGuide) -> Double? {
    guard !places.isEmpty else { return nil }
    switch guide {
    case .vertical(.firstTextBaseline): return places.min()
    case .vertical(.lastTextBaseline): return places.max()
    case .horizontal, .vertical: return places.reduce(0, +) / Double(places.count)
    }
  }

  /// The baselines of a text, which lies in the middle of its view, and of a symbol.
  private func leafGuide(
    _ guide: ArrangedGuide, of node: Int, _ size: Size, in proposal: Proposal
  ) -> Double? {
    guard guide.isBaseline else { return nil }
    if case .image(let image) = hierarchy.nodes[node].content {
      return image.picture?.glyph.map { size.height / 2 + $0.baselineDepth }
    }
    guard let text = hierarchy.nodes[node].text, !text.text.isEmpty else { return nil }
    let block = textBlock(text, width: size.width).lines
    let height = min(block.height, max(size.height, text.advance))
    return guide == .vertical(.firstTextBaseline)
      ? (size.height - height) / 2 + block.ascender
      : (size.height + height) / 2 - block.descender
  }
}

extension Arrangement {
  /// True for the layouts whose view lines up where those in it do.
  fileprivate var handsGuidesOn: Bool {
    switch self {
    case .stack, .layers, .overlay, .background, .frame, .padding, .fixedSize, .offset,
      .aspectRatio, .resizable, .layoutPriority, .alignmentGuide, .gridRow, .gridCell, .grid,
      .section, .header, .footer, .ignoresSafeArea, .group, .viewThatFits, .clip:
      true
    case .position, .spacer, .divider, .scroll, .lazyGrid, .list, .listRow, .safeAreaInset,
      .geometryReader:
      false
    }
  }
}
