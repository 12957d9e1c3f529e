package import AfterimageGraphics
package import AfterimageScreens

/// What of a layout depends on contents that are not the same in all screens of a kind.
package enum ContentDependence: Hashable, Sendable {
  /// No frame does: only the drawings of some views, by their indices.
  case drawings(Set<Int>)
  /// The frames of views do, or may: the names of those views, none where even which views there are depends on it.
  case frames([String])
}

extension Layout {
  /// Finds what depends on contents in which other screens differ from this layout's, whatever these contents are.
  ///
  /// What the contents ask for enters a layout by the numbers in the rows of its system: the rows that are not the same for all of the screens are found, and from them all variables that they could move. A variable that required rows determine which are the same for all screens cannot move, and nor can one that no chain of rows ties to such a row. The screens should be extreme ones, of the least and the greatest contents, so that no threshold lies beyond them.
  /// - Parameters:
  ///   - screen: the screen of this layout.
  ///   - others: screens that differ from it in nothing but contents.
  ///   - mask: the field mask of this layout.
  package func dependence(
    of screen: Screen, on others: [Screen], mask: FieldMask?, measuring measurer: TextMeasurer
  ) -> ContentDependence {
    let sizing = TextSizing(
      measurer: measurer, scale: traits.scale, lineScale: traits.roundsLinesToPoints ? 1 : nil)
    let hierarchy = Lowering.hierarchy(of: screen, in: traits, mask: mask)
    var unequal = UnequalRows(in: solved.system)
    var drawings: Set<Int> = []
    guard conflicts.isEmpty else { return .frames([]) }
    for other in others {
      let varied = Lowering.hierarchy(of: other, in: traits, mask: mask)
      guard varied.hasViews(of: hierarchy), other.constraints == screen.constraints else {
        return .frames([])
      }
      for feedback in varied.feedbacks(besides: feedback, frames: solved, of: hierarchy, sizing) {
        unequal.compare(
          ConstraintGeneration.system(
            of: varied, constraints: other.constraints, in: traits, feedback: feedback))
      }
      let nodes = varied.arrangedNodes(by: solved, in: traits, sizing: sizing)
      drawings.formUnion(self.nodes.indices.filter { !nodes[$0].draws(as: self.nodes[$0]) })
    }
    guard let moved = unequal.movableNodes else { return .frames([]) }
    // What is hidden is drawn nowhere, and what lies elsewhere by it is found with it.
    let seen = moved.filter { !isHidden($0) }
    return seen.isEmpty ? .drawings(drawings) : .frames(seen.sorted().map { nodes[$0].name })
  }

  /// True for a view that is hidden, by itself or with one that it lies in.
  private func isHidden(_ place: Int) -> Bool {
    var next: Int? = place
    while let node = next {
      if nodes[node].isHidden { return true }
      next = nodes[node].parent
    }
    return false
  }
}

extension Hierarchy {
  /// True where both have the same views, whatever these show.
  fileprivate func hasViews(of other: Hierarchy) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { mine, theirs in
        mine.path == theirs.path && mine.type == theirs.type && mine.parent == theirs.parent
          && mine.isHidden == theirs.isHidden && mine.mask == theirs.mask
      }
  }

  /// What the rows are made from: the answer to a system as it is, with what the contents here ask for where they are not the same; unbroken, and in the room that they have.
  fileprivate func feedbacks(
    besides feedback: Feedback, frames: SolvedSystem, of truth: Hierarchy, _ sizing: TextSizing
  ) -> [Feedback] {
    let unequal = nodes.indices.filter { nodes[$0].content != truth.nodes[$0].content }
    var unbroken = feedback
    let own = Feedback(self, sizing: sizing)
    for node in unequal {
      unbroken.textSizes[node] = own.textSizes[node]
      unbroken.blocks[node] = own.blocks[node]
    }
    var broken = unbroken
    for node in unequal {
      broken.measure(node, in: self, width: frames.frame(of: node).width, sizing: sizing)
    }
    return broken == unbroken ? [unbroken] : [unbroken, broken]
  }
}

extension Node {
  /// True where a masked view is masked alike, and any other is the same view.
  fileprivate func draws(as other: Node) -> Bool {
    guard mask != nil else { return self == other }
    return mask == other.mask && direction == other.direction && type == other.type
      && text?.font.size == other.text?.font.size
  }
}
