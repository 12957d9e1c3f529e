import AfterimageScreens

/// Which labels of several lines are as wide as their longest line.
extension Hierarchy {
  /// The labels that ask for the width of their longest line once it is known, as in the second pass of UIKit's labels.
  ///
  /// One whose width is required to follow from what it lies in is left as it is: it does not pull that closer (read from stored frames).
  func narrowTexts(in system: ConstraintSystem) -> Set<Int> {
    let areLabels = nodes.indices.map(isLabelOfSeveralLines)
    guard areLabels.contains(true) else { return [] }
    let areSpanning = labelsSpanningTheirRoom(areLabels, in: system)
    return Set(nodes.indices.filter { areLabels[$0] && !areSpanning[$0] })
  }

  private func isLabelOfSeveralLines(_ node: Int) -> Bool {
    nodes[node].type == .element(.label) && nodes[node].text?.numberOfLines != 1
      && metrics[node].preferredMaxLayoutWidth == nil && metrics[node].autoresizing == nil
      && !metrics[node].isArranged
  }

  /// True for each node that is a label whose both edges are required to be where something around it is: two equations that say different things of left edge and width.
  private func labelsSpanningTheirRoom(
    _ areLabels: [Bool], in system: ConstraintSystem
  ) -> [Bool] {
    var first: [Equation?] = Array(repeating: nil, count: nodes.count)
    var areSpanning = Array(repeating: false, count: nodes.count)
    let required = LayoutPriority.required.rawValue
    for row in system.rows where row.priority == required && row.relation == .equal {
      for term in system.terms[row.terms] {
        let node = system.variables[term.variable].node
        guard areLabels[node], let equation = equation(of: node, row, in: system) else { continue }
        if let known = first[node], !known.isMultiple(of: equation) { areSpanning[node] = true }
        first[node] = first[node] ?? equation
      }
    }
    return areSpanning
  }

  /// What a row says of a view's left edge and width; nil where it says nothing, or names a view that is not around it.
  private func equation(
    of node: Int, _ row: ConstraintSystem.Row, in system: ConstraintSystem
  ) -> Equation? {
    var equation = Equation()
    for term in system.terms[row.terms] {
      let variable = system.variables[term.variable]
      if variable == LayoutVariable(node: node, measure: .left) { equation.left = term.coefficient }
      if variable == LayoutVariable(node: node, measure: .width) {
        equation.width = term.coefficient
      }
      if variable.node != node, !isNode(node, below: variable.node) { return nil }
    }
    return equation == Equation() ? nil : equation
  }
}

/// How often a view's left edge and its width stand in an equation.
private struct Equation: Equatable {
  var left = 0.0
  var width = 0.0

  func isMultiple(of other: Equation) -> Bool { left * other.width == width * other.left }
}
