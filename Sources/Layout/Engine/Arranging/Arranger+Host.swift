import AfterimageGraphics
import AfterimageScreens

/// What lies around a view: the host's bounds, and the part of them that is safe.
struct SafeRoom {
  var bounds: Rect
  var safe: Rect
}

/// Placing a tree in its host.
extension Arranger {
  /// Places all views in a host: its content is offered the safe area and lies in the middle of that.
  mutating func arrange(_ host: Int, in bounds: Rect, insets: EdgeInsets) {
    let room = SafeRoom(bounds: bounds, safe: bounds.inset(by: insets.nonnegative(in: bounds.size)))
    let offer = Proposal(room.safe.size)
    let size = size(of: host, in: offer)
    let frame = Rect(
      x: room.safe.midX - size.width / 2, y: room.safe.midY - size.height / 2, width: size.width,
      height: size.height)
    placeContent(of: host, in: frame, offered: offer, room)
  }

  /// Places a view and all that it arranges.
  mutating func place(_ node: Int, in frame: Rect, offered offer: Proposal, _ room: SafeRoom) {
    frames[node] = frame.bounded
    placeContent(of: node, in: frame, offered: offer, room)
  }

  private mutating func placeContent(
    of node: Int, in frame: Rect, offered offer: Proposal, _ room: SafeRoom
  ) {
    guard let view = hierarchy.arrangedViews[node] else { return }
    switch view.layout {
    case .ignoresSafeArea(let area):
      placeIgnoring(area, view.children, in: frame, offered: offer, room)
    case .safeAreaInset(let inset):
      placeInset(inset, view.children, in: frame, offered: offer, room)
    case .scroll(let scroll): placeScroll(scroll, node, view.children, in: frame, room)
    case .list(let list): placeList(list, node, view.sections, in: frame, room)
    case .viewThatFits:
      let shown = children(of: node, frame.size, in: offer)
      for child in view.children where !shown.contains(where: { $0.node == child }) {
        unshown.insert(child)
        place(
          child, in: Rect(origin: frame.origin, size: .zero), offered: Proposal(Size.zero), room)
      }
      place(shown, from: frame.origin, room)
    case .stack, .layers, .overlay, .background, .frame, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .resizable, .layoutPriority, .alignmentGuide, .spacer, .divider, .grid,
      .gridRow, .gridCell, .lazyGrid, .section, .header, .footer, .listRow, .geometryReader,
      .group, .clip:
      place(children(of: node, frame.size, in: offer), from: frame.origin, room)
    }
  }

  /// Places views whose places are counted from a corner.
  mutating func place(_ children: [ArrangedChild], from corner: Point, _ room: SafeRoom) {
    for child in children {
      let origin = Point(x: corner.x + child.origin.x, y: corner.y + child.origin.y)
      place(child.node, in: Rect(origin: origin, size: child.size), offered: child.proposal, room)
    }
  }

  /// A view whose edges lie at those of the safe area reaches beyond them.
  private mutating func placeIgnoring(
    _ area: Arrangement.IgnoredSafeArea, _ children: [Int], in frame: Rect,
    offered offer: Proposal, _ room: SafeRoom
  ) {
    let wide = frame.extended(beyond: room, at: area.edges)
    let inner = Proposal(
      width: (offer.width ?? frame.width) + wide.width - frame.width,
      height: (offer.height ?? frame.height) + wide.height - frame.height)
    let wider = SafeRoom(
      bounds: room.bounds, safe: room.safe.extended(beyond: room, at: area.edges))
    place(self.children(children, in: wide.size, offered: inner, .center), from: wide.origin, wider)
  }

  /// The last view lies at an edge, the others in the rest, which is all of the safe area that they have.
  private mutating func placeInset(
    _ inset: Arrangement.SafeAreaInset, _ children: [Int], in frame: Rect,
    offered offer: Proposal, _ room: SafeRoom
  ) {
    guard let bar = children.last, children.count > 1 else {
      return place(
        self.children(children, in: frame.size, offered: offer, .center), from: frame.origin, room)
    }
    let axis = inset.edge.axis
    let length = insetLength(inset, bar, in: Proposal(frame.size))
    let (rest, strip) = frame.split(at: inset.edge, length)
    var inner = room
    inner.safe = room.safe.intersection(rest) ?? rest
    place(
      self.children(
        Array(children.dropLast()), in: rest.size, offered: Proposal(rest.size), .center),
      from: rest.origin, inner)
    let asked = Proposal(nil, along: axis, across: frame.size[axis.across])
    let size = size(of: bar, in: asked)
    let guide = ArrangedGuide.place(of: inset.alignment, along: axis.across)
    let across = guide.place(in: strip.size) - guide.place(in: size)
    let along = inset.edge.isStart ? 0 : (inset.spacing ?? 0)
    let origin = Point(along, along: axis, across: across)
    place(
      bar,
      in: Rect(
        origin: Point(x: strip.minX + origin.x, y: strip.minY + origin.y), size: size),
      offered: asked, room)
  }
}

extension Rect {
  /// The rectangle with those of its edges that lie at or beyond the safe area moved to the bounds.
  func extended(beyond room: SafeRoom, at edges: Set<Arrangement.Edge>) -> Rect {
    let slack = 1e-6
    let left = edges.contains(.leading) && minX <= room.safe.minX + slack
    let top = edges.contains(.top) && minY <= room.safe.minY + slack
    let right = edges.contains(.trailing) && maxX >= room.safe.maxX - slack
    let bottom = edges.contains(.bottom) && maxY >= room.safe.maxY - slack
    let x = left ? min(minX, room.bounds.minX) : minX
    let y = top ? min(minY, room.bounds.minY) : minY
    return Rect(
      x: x, y: y, width: (right ? max(maxX, room.bounds.maxX) : maxX) - x,
      height: (bottom ? max(maxY, room.bounds.maxY) : maxY) - y)
  }

  /// The rectangle without a strip at an edge, and the strip.
  fileprivate func split(at edge: Arrangement.Edge, _ length: Double) -> (Rect, Rect) {
    let part = min(max(0, length), edge.axis == .horizontal ? width : height)
    switch edge {
    case .top:
      return (
        Rect(x: minX, y: minY + part, width: width, height: height - part),
        Rect(x: minX, y: minY, width: width, height: part)
      )
    case .bottom:
      return (
        Rect(x: minX, y: minY, width: width, height: height - part),
        Rect(x: minX, y: maxY - part, width: width, height: part)
      )
    case .leading:
      return (
        Rect(x: minX + part, y: minY, width: width - part, height: height),
        Rect(x: minX, y: minY, width: part, height: height)
      )
    case .trailing:
      return (
        Rect(x: minX, y: minY, width: width - part, height: height),
        Rect(x: maxX - part, y: minY, width: part, height: height)
      )
    }
  }

  /// The rectangle with numbers that a layout can have.
  fileprivate var bounded: Rect {
    func place(_ value: Double) -> Double {
      value.isNaN ? 0 : max(-Limits.points, min(value, Limits.points))
    }
    func length(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(value, Limits.points)) }
    return Rect(x: place(minX), y: place(minY), width: length(width), height: length(height))
  }

  /// The mirror image in room of a width.
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension EdgeInsets {
  /// The insets, as far as a size allows.
  fileprivate func nonnegative(in size: Size) -> EdgeInsets {
    let (across, down) = (left + right, top + bottom)
    guard across > size.width || down > size.height else { return self }
    return .zero
  }
}
