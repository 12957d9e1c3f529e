import AfterimageGraphics
import AfterimageScreens

/// How arranged views are lowered: each is a view, and what it arranges is noted beside it.
extension Lowering {
  /// The line of a divider, and the background of a list, whose views draw nothing beyond their bounds.
  func lowered(
    _ arrangement: Arrangement, as view: LoweredView, in surroundings: Surroundings
  ) -> LoweredView {
    var lowered = view
    if arrangement.clipsToBounds { lowered.appearance.clips = true }
    switch arrangement {
    case .divider:
      lowered.appearance.background = view.appearance.background ?? color(.separator)
    case .scroll(let scroll): lowered.metrics.contentOffset = scroll.contentOffset
    case .list(let list):
      lowered.metrics.contentOffset = Point(x: 0, y: list.contentOffset)
      lowered.appearance.background = view.appearance.background ?? color(list.style.background)
    case .clip(let clip):
      lowered.appearance.clips = true
      lowered.appearance.figure = clip.figure
    case .stack, .layers, .overlay, .background, .frame, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .resizable, .layoutPriority, .alignmentGuide, .spacer, .grid,
      .gridRow, .gridCell, .lazyGrid, .section, .header, .footer, .listRow, .safeAreaInset,
      .ignoresSafeArea, .geometryReader, .group, .viewThatFits:
      break
    }
    return lowered
  }

  /// Appends the views that an arranged view arranges.
  mutating func lowerArrangement(
    _ arrangement: Arrangement, of view: View, at path: ViewPath,
    in surroundings: inout Surroundings, node: Int
  ) {
    var arranged = ArrangedView(layout: arrangement, stackAxis: surroundings.stackAxis)
    let isHost = surroundings.host == nil
    let host = surroundings.host ?? node
    surroundings.host = host
    if isHost { hierarchy.hosts.append(ArrangedHost(node: node, arranged: [])) }
    surroundings.stackAxis = arrangement.stackAxis(within: surroundings.stackAxis)
    if case .list(let list) = arrangement {
      arranged.sections = lowerSections(of: view, list, at: path, in: &surroundings)
    } else {
      arranged.children = lowerArranged(view.subviews, at: path, after: 0, in: &surroundings)
    }
    if case .listRow(let row) = arrangement, row.isDisclosing {
      arranged.disclosure = lowerDisclosure(in: &surroundings)
    }
    hierarchy.arrangedViews[node] = arranged
  }

  /// Appends views that something arranges; the result are those that it arranges, in the place of groups what they hold.
  mutating func lowerArranged(
    _ views: [View], at path: ViewPath, after count: Int, in surroundings: inout Surroundings
  ) -> [Int] {
    let nodes = views.enumerated().map { index, subview in
      lower(subview, at: path.child(count + index), in: &surroundings)
    }
    return nodes.flatMap { node -> [Int] in
      guard let view = hierarchy.arrangedViews[node], view.layout.isTransparent else {
        return [node]
      }
      return view.children
    }
  }

  /// Appends what lies in a button or a material that SwiftUI arranges: as layers within the room around a title.
  mutating func lowerArrangedContent(
    of view: View, at path: ViewPath, in surroundings: inout Surroundings, node: Int
  ) -> Bool {
    guard let host = hierarchy.hostOfArranged(node), !view.subviews.isEmpty else { return false }
    var layout = Arrangement.geometryReader
    if case .button(let button) = view.element {
      guard button.title.isEmpty, button.image == nil else { return false }
      layout = .padding(Arrangement.Padding(ButtonMetrics(button).insets, in: direction(of: view)))
    }
    surroundings.host = host
    hierarchy.arrangedViews[node] = ArrangedView(
      layout: layout, children: lowerArranged(view.subviews, at: path, after: 0, in: &surroundings))
    return true
  }

  private mutating func lowerDisclosure(in surroundings: inout Surroundings) -> Int {
    let mark = SystemMark.disclosureIndicator(in: traits.system)
    return appendGlyph(
      glyph(of: mark, color: color(.tertiaryLabel), direction: inheritedDirection(surroundings)),
      in: &surroundings)
  }
}

extension Arrangement {
  /// The axis along which spacers and dividers in the view are laid out, which modifiers of one view hand on.
  fileprivate func stackAxis(within around: Axis?) -> Axis? {
    switch self {
    case .stack(let stack): stack.axis.axis
    case .scroll(let scroll): scroll.horizontal && !scroll.vertical ? .horizontal : .vertical
    case .frame, .padding, .fixedSize, .offset, .aspectRatio, .resizable, .layoutPriority,
      .alignmentGuide, .clip, .gridCell, .ignoresSafeArea, .group, .section:
      around
    case .layers, .overlay, .background, .position, .spacer, .divider, .grid, .gridRow,
      .lazyGrid, .list, .header, .footer, .listRow, .safeAreaInset, .geometryReader,
      .viewThatFits:
      nil
    }
  }

  /// True for the layouts whose views whatever lies around them arranges as its own.
  var isTransparent: Bool {
    switch self {
    case .group, .section: true
    case .stack, .layers, .overlay, .background, .frame, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .resizable, .layoutPriority, .alignmentGuide, .spacer, .divider, .scroll,
      .grid, .gridRow, .gridCell, .lazyGrid, .list, .header, .footer, .listRow, .safeAreaInset,
      .ignoresSafeArea, .geometryReader, .viewThatFits, .clip:
      false
    }
  }
}

extension Arrangement.List.Style {
  /// The colour behind the rows.
  fileprivate var background: SystemColor {
    switch self {
    case .insetGrouped, .grouped, .sidebar: .systemGroupedBackground
    case .plain: .systemBackground
    }
  }
}

extension Arrangement.Padding {
  /// The room of insets in a direction.
  fileprivate init(_ insets: EdgeInsets, in direction: TextDirection) {
    self.init([])
    top = insets.top
    bottom = insets.bottom
    leading = direction == .leftToRight ? insets.left : insets.right
    trailing = direction == .leftToRight ? insets.right : insets.left
  }
}
