package import AfterimageGraphics
package import AfterimageScreens

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
  ) -> Result<ContentDependence, ContentDependence.Obstacle> {
    guard conflicts.isEmpty else { return .failure(.conflict) }
    // What SwiftUI's layout makes of other contents does not show in the rows.
    guard !nodes.contains(where: { $0.type == .element(.arrangement) }) else {
      return .failure(.arrangement)
    }
    let sizing = TextSizing(
      measurer: measurer, scale: traits.scale, lineScale: traits.roundsLinesToPoints ? 1 : nil)
    let hierarchy = Lowering.hierarchy(of: screen, in: traits, mask: mask)
    var unequal = UnequalRows(in: solved.system)
    var drawings: Set<Int> = []
    for other in others {
      let varied = Lowering.hierarchy(of: other, in: traits, mask: mask)
      guard varied.hasViews(of: hierarchy), other.constraints == screen.constraints else {
        return .failure(.otherViews)
      }
      for feedback in varied.feedbacks(besides: feedback, frames: solved, of: hierarchy, sizing) {
        unequal.compare(
          ConstraintGeneration.system(
            of: varied, constraints: other.constraints, in: traits, feedback: feedback))
      }
      let nodes = varied.arrangedNodes(by: solved, feedback, in: traits, sizing: sizing)
      drawings.formUnion(self.nodes.indices.filter { !nodes[$0].draws(as: self.nodes[$0]) })
    }
    return movedNodes(screen, hierarchy, &unequal, sizing).map { moved in
      // What is hidden is drawn nowhere, and what lies elsewhere by it is found with it.
      let frames = moved.filter { !isOutOfSight($0) }
      var all = drawings.union(frames)
      if !frames.isEmpty { all.formUnion(hierarchy.bars.nodesOfMaterials) }
      return ContentDependence(
        drawings: all.union(shadows(around: all)), frames: frames,
        isNothing: all.isEmpty && moved.isEmpty)
    }
  }

  /// The views that may move: also by what follows from where others lie, such as the height of a text that becomes narrower.
  private func movedNodes(
    _ screen: Screen, _ hierarchy: Hierarchy, _ unequal: inout UnequalRows, _ sizing: TextSizing
  ) -> Result<Set<Int>, ContentDependence.Obstacle> {
    var known: Set<Int> = []
    while true {
      guard let moved = unequal.movableNodes else { return .failure(.conflict) }
      if moved == known { return .success(moved) }
      guard !hierarchy.arranges(moved) else { return .failure(.arrangement) }
      known = moved
      for feedback in hierarchy.feedbacks(of: moved, besides: feedback, sizing) {
        unequal.compare(
          ConstraintGeneration.system(
            of: hierarchy, constraints: screen.constraints, in: traits, feedback: feedback))
      }
    }
  }

  /// The views that cast a shadow of one of some views.
  private func shadows(around places: Set<Int>) -> Set<Int> {
    Set(
      nodes.indices.filter { index in
        nodes[index].appearance.shadow != nil
          && places.contains { $0 > index && $0 < nodes[index].descendantsEnd }
      })
  }
}

extension ContentDependence.Obstacle: Error {}

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

  /// What the rows are made from where some views lie elsewhere: their texts broken at other widths, and the safe area at other distances from them.
  fileprivate func feedbacks(
    of moved: Set<Int>, besides feedback: Feedback, _ sizing: TextSizing
  ) -> [Feedback] {
    [(width: 1.0, inset: 0.0), (61.7, 3.3), (10_000, 47.9)].map { width, inset in
      var other = feedback
      for node in moved {
        if nodes[node].text?.numberOfLines != 1 {
          other.measure(node, in: self, width: width, sizing: sizing)
        }
        other.safeAreaInsets[node] = EdgeInsets(
          top: inset, left: inset, bottom: inset, right: inset)
        if other.tableWidths[node] != nil { other.tableWidths[node] = width }
      }
      return other
    }
  }

  /// True where what lies in a popover or in the lines of a collection follows from one of some views.
  fileprivate func arranges(_ moved: Set<Int>) -> Bool {
    guard !moved.isEmpty else { return false }
    return popover != nil
      || collections.contains { collection in
        moved.contains { $0 == collection.node || isNode($0, below: collection.node) }
      }
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
