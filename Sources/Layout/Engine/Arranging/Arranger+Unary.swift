import AfterimageGraphics
import AfterimageScreens

/// The sizes of what changes the offer to a view, or its answer.
extension Arranger {
  /// The size of layers: as large as each of them asks for.
  mutating func layersSize(_ children: [Int], in proposal: Proposal) -> Size {
    if children.count == 1 { return size(of: children[0], in: proposal) }
    return children.reduce(Size.zero) { largest, child in
      let size = size(of: child, in: proposal)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// The offer that a frame hands on: a fixed extent, or what it is offered within its bounds.
  func proposal(of frame: Arrangement.Frame, in offer: Proposal) -> Proposal {
    Proposal(
      width: frame.width
        ?? clamped(offer.width ?? frame.idealWidth, frame.minWidth, frame.maxWidth),
      height: frame.height
        ?? clamped(offer.height ?? frame.idealHeight, frame.minHeight, frame.maxHeight))
  }

  private func clamped(_ length: Double?, _ least: Double?, _ most: Double?) -> Double? {
    length.map { max(least ?? 0, min($0, most ?? .infinity)) }
  }

  /// The size of a frame: fixed, or between its bounds as the offer and the content ask for.
  mutating func frameSize(
    _ frame: Arrangement.Frame, _ children: [Int], in offer: Proposal
  ) -> Size {
    if let width = frame.width, let height = frame.height {
      return Size(width: width, height: height)
    }
    let inner = proposal(of: frame, in: offer)
    let content = layersSize(children, in: inner)
    return Size(
      width: frame.width
        ?? length(content.width, offer.width ?? frame.idealWidth, frame.minWidth, frame.maxWidth),
      height: frame.height
        ?? length(
          content.height, offer.height ?? frame.idealHeight, frame.minHeight, frame.maxHeight))
  }

  /// A bound that is given makes the frame follow the offer on its side; the other side is the content's.
  private func length(
    _ content: Double, _ offer: Double?, _ least: Double?, _ most: Double?
  ) -> Double {
    guard let offer else { return max(least ?? 0, min(content, most ?? .infinity)) }
    let low = least ?? min(content, most ?? .infinity)
    let high = most ?? max(content, least ?? 0)
    return max(low, min(offer, high))
  }

  /// The size of a view with room around it.
  mutating func paddedSize(
    _ padding: Arrangement.Padding, _ children: [Int], in offer: Proposal
  ) -> Size {
    let (across, down) = (padding.leading + padding.trailing, padding.top + padding.bottom)
    let content = layersSize(
      children, in: offer.inset(horizontally: across, vertically: down))
    return Size(width: content.width + across, height: content.height + down)
  }

  /// The offer of a ratio within another offer, or beyond it where the view fills its room.
  mutating func fitted(
    _ ratio: Arrangement.AspectRatio, _ children: [Int], in offer: Proposal
  ) -> Proposal {
    let ideal = layersSize(children, in: .ideal)
    let value = ratio.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard value > 0, value.isFinite else { return offer }
    switch (offer.width, offer.height) {
    case (nil, nil): return fitted(value, ratio.contentMode, in: ideal)
    case (let width?, nil): return Proposal(width: width, height: width / value)
    case (nil, let height?): return Proposal(width: height * value, height: height)
    case (let width?, let height?):
      return fitted(value, ratio.contentMode, in: Size(width: width, height: height))
    }
  }

  private func fitted(
    _ ratio: Double, _ mode: Arrangement.AspectRatio.Mode, in room: Size
  ) -> Proposal {
    let byWidth = Size(width: room.width, height: room.width / ratio)
    let byHeight = Size(width: room.height * ratio, height: room.height)
    let isWidthDecisive = (byWidth.height <= room.height) == (mode == .fit)
    return Proposal(isWidthDecisive ? byWidth : byHeight)
  }

  /// Room that grows along its stack, or both ways.
  func spacerSize(
    _ spacer: Arrangement.Spacer, _ axis: Axis?, in offer: Proposal
  ) -> Size {
    let least = spacer.minLength ?? Self.defaultSpacing
    let width = axis == .vertical ? 0 : max(offer.width ?? 0, least)
    let height = axis == .horizontal ? 0 : max(offer.height ?? 0, least)
    return Size(width: width, height: height)
  }

  /// A line of a pixel across its stack.
  func dividerSize(_ axis: Axis?, in offer: Proposal) -> Size {
    let line = (axis ?? .vertical).across
    return Size(offer[line] ?? Self.defaultLength, along: line, across: 1 / traits.scale)
  }

  /// The first view whose ideal size fits, or the last.
  mutating func fittingChild(
    _ axes: Arrangement.FittedAxes, _ children: [Int], in offer: Proposal
  ) -> Int? {
    let asked = Proposal(
      width: axes.horizontal ? nil : offer.width, height: axes.vertical ? nil : offer.height)
    let fitting = children.first { child in
      let size = size(of: child, in: asked)
      return (!axes.horizontal || size.width <= (offer.width ?? .infinity) + 1e-6)
        && (!axes.vertical || size.height <= (offer.height ?? .infinity) + 1e-6)
    }
    return fitting ?? children.last
  }

  /// The content in what the view at its edge leaves, and that view.
  mutating func insetSize(
    _ inset: Arrangement.SafeAreaInset, _ children: [Int], in offer: Proposal
  ) -> Size {
    guard let bar = children.last, children.count > 1 else {
      return layersSize(children, in: offer)
    }
    let axis = inset.edge.axis
    let room = insetLength(inset, bar, in: offer)
    var rest = offer
    rest[axis] = offer[axis].map { max(0, $0 - room) }
    var size = layersSize(Array(children.dropLast()), in: rest)
    size[axis] += room
    return size
  }

  /// How much a view at an edge takes of the room.
  mutating func insetLength(
    _ inset: Arrangement.SafeAreaInset, _ bar: Int, in offer: Proposal
  ) -> Double {
    let axis = inset.edge.axis
    let asked = Proposal(nil, along: axis, across: offer[axis.across])
    return size(of: bar, in: asked)[axis] + (inset.spacing ?? 0)
  }
}

extension Arrangement.Edge {
  /// The axis that leads to the edge.
  var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// True for the edges where the axis begins.
  var isStart: Bool {
    switch self {
    case .top, .leading: true
    case .bottom, .trailing: false
    }
  }
}
