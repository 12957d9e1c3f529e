import AfterimageGraphics
import AfterimageScreens

/// Views upon each other, and views in room that is larger than they are.
extension Arranger {
  /// Views lined up with each other, the outermost of them at 0.
  mutating func layeredChildren(
    _ children: [Int], _ alignment: Arrangement.Alignment, in offer: Proposal
  ) -> [ArrangedChild] {
    var placed = children.map { child -> ArrangedChild in
      let size = size(of: child, in: offer)
      let place = anchor(alignment, of: child, size, in: offer)
      return ArrangedChild(
        node: child, origin: Point(x: -place.x, y: -place.y), size: size, proposal: offer)
    }
    let left = placed.map(\.origin.x).min() ?? 0
    let top = placed.map(\.origin.y).min() ?? 0
    for index in placed.indices {
      placed[index].origin.x -= left
      placed[index].origin.y -= top
    }
    return placed
  }

  /// Views lined up with room of a size, each offered the same.
  mutating func children(
    _ children: [Int], in room: Size, offered offer: Proposal, _ alignment: Arrangement.Alignment
  ) -> [ArrangedChild] {
    let corner = Point(
      x: ArrangedGuide.horizontal(alignment.horizontal).place(in: room),
      y: ArrangedGuide.vertical(alignment.vertical).place(in: room))
    return children.map { child in
      let size = size(of: child, in: offer)
      let place = anchor(alignment, of: child, size, in: offer)
      return ArrangedChild(
        node: child, origin: Point(x: corner.x - place.x, y: corner.y - place.y), size: size,
        proposal: offer)
    }
  }

  /// Views upon one that decides, each offered the size of that one.
  mutating func children(
    _ children: [Int], around primary: Int?, _ size: Size, in offer: Proposal,
    _ alignment: Arrangement.Alignment
  ) -> [ArrangedChild] {
    guard let primary else { return [] }
    let anchor = anchor(alignment, of: primary, size, in: offer)
    return children.map { child in
      guard child != primary else {
        return ArrangedChild(node: child, origin: .zero, size: size, proposal: offer)
      }
      let inner = Proposal(size)
      let own = self.size(of: child, in: inner)
      let place = self.anchor(alignment, of: child, own, in: inner)
      return ArrangedChild(
        node: child, origin: Point(x: anchor.x - place.x, y: anchor.y - place.y), size: own,
        proposal: inner)
    }
  }

  /// The point of a view that an alignment lays upon that of others.
  private mutating func anchor(
    _ alignment: Arrangement.Alignment, of node: Int, _ size: Size, in offer: Proposal
  ) -> Point {
    Point(
      x: guide(.horizontal(alignment.horizontal), of: node, size, in: offer),
      y: guide(.vertical(alignment.vertical), of: node, size, in: offer))
  }
}

extension [ArrangedChild] {
  /// The size that holds all of them, which begin at 0.
  var extent: Size {
    Size(
      width: map { $0.origin.x + $0.size.width }.max() ?? 0,
      height: map { $0.origin.y + $0.size.height }.max() ?? 0)
  }

  /// The same views, all moved by a distance.
  func moved(by distance: Point) -> [ArrangedChild] {
    map { child in
      var copy = child
      copy.origin = Point(x: child.origin.x + distance.x, y: child.origin.y + distance.y)
      return copy
    }
  }
}
