import AfterimageScreens

/// A screen's solution, and the part of its constraints that follows from it, brought into step.
struct Convergence {
  private let hierarchy: Hierarchy
  private let constraints: [LayoutConstraint]
  private let traits: Traits
  private let sizing: TextSizing
  private var feedback: Feedback
  /// The last solution.
  private var solved: SolvedSystem

  /// The last solution, and what the system that it solves was made from.
  var result: (SolvedSystem, Feedback) { (solved, feedback) }

  /// Solves, and solves again while the solution changes what it was made from; labels that turn out to ask for the width of their longest line alone are settled in a second round.
  init(
    of hierarchy: Hierarchy, _ constraints: [LayoutConstraint], in traits: Traits,
    sizing: TextSizing
  ) throws(LayoutError) {
    (self.hierarchy, self.constraints) = (hierarchy, constraints)
    (self.traits, self.sizing) = (traits, sizing)
    feedback = Feedback(hierarchy, sizing: sizing)
    feedback.tableWidths = hierarchy.firstTableWidths(under: constraints, in: traits)
    solved = try ConstraintGeneration.system(
      of: hierarchy, constraints: constraints, in: traits, feedback: feedback
    ).solved()
    try settle()
    // Where lines break is known now, and so is which of them is the longest.
    feedback.narrowTexts = hierarchy.narrowTexts(in: solved.system)
    if !feedback.narrowTexts.isEmpty { try settle() }
  }

  private mutating func settle() throws(LayoutError) {
    // After three more passes all has converged that can; what swings for ever is left where it is.
    for _ in 0..<3 {
      let frames = hierarchy.nodes.indices.map(solved.frame)
      let revised = feedback.revised(by: frames, of: hierarchy, in: traits, sizing: sizing)
      if revised == feedback { return }
      feedback = revised
      let system = ConstraintGeneration.system(
        of: hierarchy, constraints: constraints, in: traits, feedback: feedback)
      if system.rows == solved.system.rows, system.terms == solved.system.terms { return }
      solved = try system.solved()
    }
  }
}
