import AfterimageGraphics
import AfterimageScreens

/// Where a view puts what it arranges.
extension Arranger {
  /// The places of the views that a view arranges, from its leading top corner.
  mutating func children(
    of node: Int, _ size: Size, in offer: Proposal
  ) -> [ArrangedChild] {
    guard let view = hierarchy.arrangedViews[node] else { return [] }
    let all = view.children
    switch view.layout {
    case .stack(let stack): return placedStack(stack, all, size, in: offer)
    case .layers(let layers):
      let placed = layeredChildren(all, layers.alignment, in: offer)
      return placed.centred(in: size)
    case .overlay(let layers):
      return children(all, around: all.first, size, in: offer, layers.alignment)
    case .background(let layers):
      return children(all, around: all.last, size, in: offer, layers.alignment)
    case .frame(let frame):
      return children(all, in: size, offered: proposal(of: frame, in: offer), frame.alignment)
    case .padding(let padding): return placedPadding(padding, all, in: offer)
    case .fixedSize(let axes):
      return children(all, in: size, offered: axes.proposal(in: offer), .center)
    case .aspectRatio(let ratio):
      return children(all, in: size, offered: fitted(ratio, all, in: offer), .center)
    // What is resized has no size of its own.
    case .resizable:
      return all.map {
        ArrangedChild(node: $0, origin: .zero, size: size, proposal: Proposal(size))
      }
    case .offset(let distance):
      return children(all, in: size, offered: offer, .center)
        .moved(by: Point(x: distance.x, y: distance.y))
    case .position(let place):
      return children(all, in: .zero, offered: offer, .center)
        .moved(by: Point(x: place.x, y: place.y))
    case .geometryReader: return children(all, in: size, offered: Proposal(size), .topLeading)
    case .grid(let grid): return gridPlan(grid, all, in: offer).cells
    case .lazyGrid(let grid): return lazyGridPlan(grid, all, in: offer).cells
    case .viewThatFits(let axes):
      let fitting = fittingChild(axes, all, in: offer)
      return children(fitting.map { [$0] } ?? [], in: size, offered: offer, .center)
    case .layoutPriority, .alignmentGuide, .clip, .gridCell, .group, .section, .header, .footer,
      .listRow, .ignoresSafeArea:
      return children(all, in: size, offered: offer, .center)
    case .spacer, .divider, .scroll, .list, .safeAreaInset, .gridRow: return []
    }
  }

  /// The views of a stack in the middle of its room; an ideal extent across is now the stack's own, so that a line is as long as the stack.
  private mutating func placedStack(
    _ stack: Arrangement.Stack, _ all: [Int], _ size: Size, in offer: Proposal
  ) -> [ArrangedChild] {
    let axis = stack.axis.axis
    var known = offer
    known[axis.across] = offer[axis.across] ?? size[axis.across]
    let placed = stackChildren(stack, all, in: known)
    guard stack.isLazy else { return placed.centred(in: size) }
    let lines = ArrangedGuide.place(of: stack.alignment, along: axis.across)
    let room = lines.place(in: size) - lines.place(in: placed.extent)
    return placed.moved(by: Point(0, along: axis, across: room))
  }

  private mutating func placedPadding(
    _ padding: Arrangement.Padding, _ all: [Int], in offer: Proposal
  ) -> [ArrangedChild] {
    let inner = offer.inset(
      horizontally: padding.leading + padding.trailing, vertically: padding.top + padding.bottom)
    let room = layersSize(all, in: inner)
    return children(all, in: room, offered: inner, .center)
      .moved(by: Point(x: padding.leading, y: padding.top))
  }
}

extension ArrangedGuide {
  /// The guide of a name along an axis.
  static func place(of name: Arrangement.StackGuide, along axis: Axis) -> ArrangedGuide {
    axis == .horizontal ? .horizontal(name.horizontal) : .vertical(name.vertical)
  }
}

extension [ArrangedChild] {
  /// The same views in the middle of room that may be larger than they are together.
  func centred(in room: Size) -> [ArrangedChild] {
    let extent = extent
    return moved(
      by: Point(x: (room.width - extent.width) / 2, y: (room.height - extent.height) / 2))
  }
}
