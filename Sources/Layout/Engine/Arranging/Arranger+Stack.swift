import AfterimageGraphics
import AfterimageScreens

/// Rows and columns.
extension Arranger {
  /// The size of a stack.
  mutating func stackSize(
    _ stack: Arrangement.Stack, _ view: ArrangedView, in offer: Proposal
  ) -> Size {
    let placed = stackChildren(stack, view.children, in: offer)
    let axis = stack.axis.axis
    let end = placed.map { $0.origin[axis] + $0.size[axis] }.last ?? 0
    var across = placed.map { $0.origin[axis.across] + $0.size[axis.across] }.max() ?? 0
    if stack.isLazy, let offered = offer[axis.across] { across = max(across, offered) }
    return Size(end, along: axis, across: across)
  }

  /// The views of a stack one after the other, lined up across it; the first of them begins at 0 along the axis, and the outermost at 0 across.
  mutating func stackChildren(
    _ stack: Arrangement.Stack, _ children: [Int], in offer: Proposal
  ) -> [ArrangedChild] {
    guard !children.isEmpty else { return [] }
    let axis = stack.axis.axis
    let gaps = gaps(between: children, stack.spacing, along: axis)
    let room = offer[axis].map { max(0, $0 - gaps.reduce(0, +)) }
    let across = offer[axis.across]
    let offers = shares(of: children.map(priority), in: room) { arranger, index, share in
      arranger.size(of: children[index], in: Proposal(share, along: axis, across: across))[axis]
    }
    let asked = offers.map { Proposal($0, along: axis, across: across) }
    let sizes = zip(children, asked).map { size(of: $0, in: $1) }
    let guide = StackGuidePlace(stack, across: axis.across)
    let heights = children.indices.map { index in
      self.guide(guide.guide, of: children[index], sizes[index], in: asked[index])
    }
    let highest = heights.max() ?? 0
    var place = 0.0
    return children.indices.map { index in
      let origin = Point(
        place + (index == 0 ? 0 : gaps[index - 1]), along: axis, across: highest - heights[index])
      place = origin[axis] + sizes[index][axis]
      return ArrangedChild(
        node: children[index], origin: origin, size: sizes[index], proposal: asked[index])
    }
  }

  private struct StackGuidePlace {
    var guide: ArrangedGuide

    init(_ stack: Arrangement.Stack, across axis: Axis) {
      guide =
        axis == .horizontal
        ? .horizontal(stack.alignment.horizontal) : .vertical(stack.alignment.vertical)
    }
  }

  /// What each of some views is offered of a room: those of a higher rank first, of one rank those first that can change least, each an equal share of what is left; nil, where no room is given, asks for the ideal.
  ///
  /// - Parameter length: the extent that a view takes of an offer.
  mutating func shares(
    of priorities: [Double], in room: Double?,
    length: (inout Arranger, Int, Double?) -> Double
  ) -> [Double?] {
    guard var rest = room else { return priorities.map { _ in nil } }
    var shares = [Double?](repeating: 0, count: priorities.count)
    for rank in Set(priorities).sorted(by: >) {
      let members = priorities.indices.filter { priorities[$0] == rank }
      let lower = priorities.indices.filter { priorities[$0] < rank }
      var free = rest - lower.reduce(0) { $0 + length(&self, $1, 0) }
      let order = byFlexibility(members, length: length)
      for (place, index) in order.enumerated() {
        let share = max(0, free) / Double(order.count - place)
        shares[index] = share
        let taken = length(&self, index, share)
        if free.isFinite { free -= taken }
        if rest.isFinite { rest -= taken }
      }
    }
    return shares
  }

  private mutating func byFlexibility(
    _ members: [Int], length: (inout Arranger, Int, Double?) -> Double
  ) -> [Int] {
    guard members.count > 1 else { return members }
    let ranges = members.map { index -> Double in
      let range = length(&self, index, .infinity) - length(&self, index, 0)
      return range.isNaN ? 0 : range
    }
    return members.indices.sorted { (ranges[$0], $0) < (ranges[$1], $1) }.map { members[$0] }
  }

  /// The rank of a view in its stack: that of a modifier around it, and of a spacer below all others.
  func priority(of node: Int) -> Double {
    guard let view = hierarchy.arrangedViews[node] else { return 0 }
    switch view.layout {
    case .layoutPriority(let priority): return priority.value
    case .spacer: return -.infinity
    case .frame, .padding, .fixedSize, .offset, .position, .aspectRatio, .resizable,
      .alignmentGuide, .overlay, .clip, .ignoresSafeArea, .gridCell:
      return view.children.first.map(priority) ?? 0
    case .background: return view.children.last.map(priority) ?? 0
    case .stack, .layers, .divider, .scroll, .grid, .gridRow, .lazyGrid, .list, .section, .header,
      .footer, .listRow, .safeAreaInset, .geometryReader, .group, .viewThatFits:
      return 0
    }
  }
}
