import AfterimageGraphics
import ConstraintSolver

/// A system's answer and how to read it.
struct SolvedSystem: Sendable {
  /// The system that was solved.
  let system: ConstraintSystem
  /// The solver's answer.
  let solution: Solution
  /// The required rows that exclude each other, and which of them are only wishes in the answer.
  let conflicts: [Conflict]
  /// The solver's variables, in step with the system's.
  let variables: [Variable]

  /// The frame of a view, in points from the window's corner.
  func frame(of node: Int) -> Rect {
    let values = variables[(node * 4)..<(node * 4 + 4)].map { solution[$0] }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension ConstraintSystem {
  /// Solves the rows; in a conflict what content and hidden views ask for is given up first, then what a screen declares, and what UIKit makes stays.
  ///
  /// A row that is given up still pulls as strongly as can be without being required (read from stored frames): a label that is required to keep its height in too little room takes all of it.
  func solved() throws(LayoutError) -> SolvedSystem {
    do throws(SolverError) {
      var (solver, variables, rows) = try makeSolver()
      let answer = try solver.solve()
      for conflict in answer.conflicts {
        try solver.setPriority(of: rows[conflict.givenUp.tag], to: Self.justOptional)
      }
      return SolvedSystem(
        system: self, solution: answer.conflicts.isEmpty ? answer : try solver.solve(),
        conflicts: answer.conflicts, variables: variables)
    } catch {
      throw .unsolvable(error)
    }
  }

  /// Stronger than every wish of a screen or of UIKit.
  private static let justOptional = Priority(clamping: 999.999)

  /// A solver of the rows, with its variables and constraints in step with the system's.
  private func makeSolver() throws(SolverError) -> (Solver, [Variable], [Constraint.ID]) {
    var solver = Solver()
    solver.reserve(variables: variables.count, constraints: rows.count, terms: terms.count)
    let made = variables.map { _ in solver.makeVariable() }
    var ids: [Constraint.ID] = []
    ids.reserveCapacity(rows.count)
    var terms: [ConstraintSolver.Term] = []
    for (index, row) in rows.enumerated() {
      terms.removeAll(keepingCapacity: true)
      for term in self.terms[row.terms] {
        terms.append(ConstraintSolver.Term(made[term.variable], term.coefficient))
      }
      ids.append(
        try solver.add(
          terms, ConstraintSolver.Relation(row.relation), row.constant,
          priority: Priority(clamping: row.priority), rank: index, tag: index,
          owner: row.origin.givesWay ? .user : .engine))
    }
    return (solver, made, ids)
  }
}

extension ConstraintSolver.Relation {
  fileprivate init(_ relation: ConstraintSystem.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension ConstraintOrigin {
  /// True for what can be given up: a constraint of the author's, how strongly content keeps its extent, or that a hidden view has none.
  ///
  /// Content and hiding come after all constraints, so that among required ones they give way first (read from stored frames).
  fileprivate var givesWay: Bool {
    switch self {
    case .declared, .contentHugging, .compressionResistance, .stack(_, .hiding, _): true
    case .window, .extent, .resting, .stack, .list, .collection, .searchBar, .alert, .bar,
      .arrangement, .autoresizing:
      false
    }
  }
}
