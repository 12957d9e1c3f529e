import AfterimageGraphics
import AfterimageScreens

/// Windows on views that may be larger than they are.
extension Arranger {
  /// The layout of what scrolls: its views one after the other.
  private func contentStack(_ scroll: Arrangement.Scroll) -> Arrangement.Stack {
    Arrangement.Stack(scroll.horizontal && !scroll.vertical ? .horizontal : .vertical)
  }

  private func contentOffer(_ scroll: Arrangement.Scroll, in offer: Proposal) -> Proposal {
    Proposal(
      width: scroll.horizontal ? nil : offer.width, height: scroll.vertical ? nil : offer.height)
  }

  private mutating func content(
    _ scroll: Arrangement.Scroll, _ children: [Int], in offer: Proposal
  ) -> [ArrangedChild] {
    stackChildren(contentStack(scroll), children, in: contentOffer(scroll, in: offer))
  }

  /// All that is offered along the axes that it scrolls, and the content's extent across them.
  mutating func scrollSize(
    _ scroll: Arrangement.Scroll, _ children: [Int], in offer: Proposal
  ) -> Size {
    let extent = content(scroll, children, in: offer).extent
    return Size(
      width: scroll.horizontal ? offer.width ?? extent.width : extent.width,
      height: scroll.vertical ? offer.height ?? extent.height : extent.height)
  }

  /// The window reaches beneath bars and notch where it lies at the safe area's edges; the content rests where that begins.
  mutating func placeScroll(
    _ scroll: Arrangement.Scroll, _ node: Int, _ children: [Int], in frame: Rect, _ room: SafeRoom
  ) {
    var edges: Set<Arrangement.Edge> = []
    if scroll.vertical { edges.formUnion([.top, .bottom]) }
    if scroll.horizontal { edges.formUnion([.leading, .trailing]) }
    if frames[node] != nil { frames[node] = frame.extended(beyond: room, at: edges) }
    let offer = contentOffer(scroll, in: Proposal(frame.size))
    let placed = stackChildren(contentStack(scroll), children, in: offer)
    let across = scroll.horizontal ? 0 : (frame.width - placed.extent.width) / 2
    let corner = Point(
      x: frame.minX + across - scroll.contentOffset.x, y: frame.minY - scroll.contentOffset.y)
    let inner = SafeRoom(bounds: room.bounds, safe: room.bounds)
    place(placed, from: corner, inner)
  }
}
