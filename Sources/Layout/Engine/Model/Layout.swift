package import AfterimageGraphics
package import AfterimageScreens

/// Where everything on a screen lies, and what could not be satisfied on the way.
package struct Layout: Sendable {
  /// The circumstances that the screen was laid out in.
  package let traits: Traits
  /// The window, in points.
  package let size: Size
  /// Every view in document order, each before the views in it.
  package let nodes: [Node]
  /// The keyboard over the window; nil where no field is edited.
  package let keyboard: Keyboard?
  /// The sets of required constraints that contradict each other, in the order they were met.
  package let conflicts: [LayoutConflict]
  /// The presented part of the nodes; nil where nothing is presented.
  let presentation: ArrangedPresentation?
  /// The input accessory view, after which only what lies in it comes; nil where none is up.
  let inputAccessory: Int?
  /// The answer from which the frames come.
  let solved: SolvedSystem
  /// The part of the system that follows from its own answer.
  let feedback: Feedback
  /// The system that was solved, which can be asked for ambiguities.
  var system: ConstraintSystem { solved.system }
  /// The drawings over all else in a view, by its node.
  var coverings: [Int: [DisplayItem]] = [:]
  /// The views that have an empty drawing beside their own, so that a list tells where theirs lie even if there are none.
  package var ghosts: Set<Int> = []
}

extension Layout {
  /// The same layout with drawings in a view, above all else in it: hidden, faded and clipped with it.
  package func covering(_ path: ViewPath, with items: [DisplayItem]) -> Layout {
    guard let index = nodes.firstIndex(where: { $0.path == path }) else { return self }
    var copy = self
    copy.coverings[index, default: []] += items
    return copy
  }

  /// The drawings of a declared view and all in it, its own corner at the origin; nil where it has no extent.
  package func displayList(ofViewAt path: ViewPath) -> DisplayList? {
    guard let (frame, items) = drawings(ofViewAt: path) else { return nil }
    let group = Group(items, offset: Point(x: -frame.minX, y: -frame.minY))
    return DisplayList(size: frame.size, items: [DisplayItem(.group(group))])
  }

  /// The drawings of a declared view and all in it, and where the view lies, whatever it lies in; nil where it has no extent.
  package func drawings(ofViewAt path: ViewPath) -> (frame: Rect, items: [DisplayItem])? {
    guard let index = nodes.firstIndex(where: { $0.path == path }) else { return nil }
    let frame = nodes[index].snappedFrame
    guard frame.width > 0, frame.height > 0 else { return nil }
    return (frame, items(of: index..<nodes[index].descendantsEnd))
  }
}

extension Layout {
  /// The node of a declared view; nil where no view is declared at the path.
  package func node(at path: ViewPath) -> Node? { nodes.first { $0.path == path } }

  /// The node of a name; nil where no view bears it.
  package func node(named name: String) -> Node? { nodes.first { $0.name == name } }

  /// True where a part of a node lies within the window and within all that clip it, and neither it nor one that it lies in is hidden or clear.
  package func isInSight(_ index: Int) -> Bool {
    var rect: Rect? = nodes[index].snappedFrame.intersection(Rect(origin: .zero, size: size))
    var next: Int? = index
    while let place = next, let part = rect {
      let node = nodes[place]
      if node.isHidden || node.appearance.alpha <= 0 { return false }
      if node.appearance.clips { rect = part.intersection(node.snappedFrame) }
      next = node.parent
    }
    return rect.map { $0.width > 0 && $0.height > 0 } ?? false
  }

  /// True for a node that is hidden, by itself or with one that it lies in.
  package func isOutOfSight(_ index: Int) -> Bool {
    var next: Int? = index
    while let node = next {
      if nodes[node].isHidden { return true }
      next = nodes[node].parent
    }
    return false
  }
}
