package import AfterimageGraphics
package import AfterimageScreens
import ConstraintSolver

/// Lays a screen out in circumstances, optionally with a field mask over what is sensitive.
///
/// The constraints are solved once for the extents that texts ask for, and again until heights follow from widths and guides from places; labels that ask for their longest line alone are settled in a second round.
/// - Parameter unmasked: the layout of the same screen in the same circumstances without a mask, which is not solved again for a mask that moves nothing.
package func layOut(
  _ screen: Screen, in traits: Traits, mask: FieldMask? = nil, unmasked: Layout? = nil,
  measuring measurer: TextMeasurer
) throws(LayoutError) -> Layout {
  let hierarchy = Lowering.hierarchy(of: screen, in: traits, mask: mask)
  // Where lines break is asked several times, and each time of the whole text.
  guard hierarchy.nodes.reduce(0, { $0 + $1.textLength }) <= Limits.textBytes else {
    throw .tooMuchText(limit: Limits.textBytes)
  }
  let sizing = TextSizing(
    measurer: measurer, scale: traits.scale, lineScale: traits.roundsLinesToPoints ? 1 : nil)
  let (solved, feedback) =
    if let unmasked, mask?.movesViews == false {
      (unmasked.solved, unmasked.feedback)
    } else {
      try Convergence(of: hierarchy, screen.constraints, in: traits, sizing: sizing).result
    }
  let nodes = hierarchy.arrangedNodes(by: solved, feedback, in: traits, sizing: sizing)
  let naming = ConstraintNaming(nodes: nodes, constraints: screen.constraints)
  let conflicts = solved.conflicts.map { naming.conflict($0, in: solved.system) }
  return Layout(
    traits: traits, size: traits.size, nodes: nodes,
    keyboard: Keyboard(of: screen, in: traits, measuring: measurer), conflicts: conflicts,
    presentation: hierarchy.presentation, inputAccessory: hierarchy.inputAccessory?.node,
    solved: solved, feedback: feedback)
}

extension Hierarchy {
  /// The views in the frames of a solution, their texts set in them.
  func arrangedNodes(
    by solved: SolvedSystem, _ feedback: Feedback, in traits: Traits, sizing: TextSizing
  ) -> [Node] {
    var arranged = nodes.indices.map { index in
      var node = nodes[index]
      if feedback.unshown.contains(index) { node.isHidden = true }
      node.frame = solved.frame(of: index).outset(by: metrics[index].alignmentRectInsets)
      node.snappedFrame = node.frame.snapped(to: traits.scale)
      popover?.point(&node, at: index, solved)
      node.content = sizing.arranged(node)
      return node
    }
    applyBarMaterials(to: &arranged, in: traits)
    return arranged
  }
}

extension Node {
  /// The bytes of its text.
  fileprivate var textLength: Int { text?.text.utf8.count ?? 0 }
}

extension FieldMask {
  /// True where views may lie elsewhere under the mask: a stack view closes the gap of what is hidden.
  fileprivate var movesViews: Bool { self == .hide }
}
