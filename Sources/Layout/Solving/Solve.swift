import AfterimageGraphics
import ConstraintSolver

/// A system's answer and how to read it.
struct SolvedSystem: Sendable {
  /// What was solved.
  let system: ConstraintSystem
  /// The solver's answer.
  let solution: Solution
  /// The solver's variables, in step with the system's.
  let variables: [Variable]

  /// The frame of a view, in points from the window's corner.
  func frame(of node: Int) -> Rect {
    let values = variables[(node * 4)..<(node * 4 + 4)].map { solution[$0] }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension ConstraintSystem {
  /// Solves the rows; what a screen declares can be given up in a conflict, what UIKit makes stays.
  func solved() throws(LayoutError) -> SolvedSystem {
    do throws(SolverError) {
      var solver = Solver()
      var made: [Variable] = []
      made.reserveCapacity(variables.count)
      solver.reserve(variables: variables.count, constraints: rows.count, terms: terms.count)
      for _ in variables { made.append(solver.makeVariable()) }
      var terms: [ConstraintSolver.Term] = []
      for (place, row) in rows.enumerated() {
        terms.removeAll(keepingCapacity: true)
        for term in self.terms[row.terms] {
          terms.append(ConstraintSolver.Term(made[term.variable], term.coefficient))
        }
        try solver.add(
          terms, ConstraintSolver.Relation(row.relation), row.constant,
          priority: Priority(clamping: row.priority), rank: place, tag: place,
          owner: row.origin.isDeclared ? .user : .engine)
      }
      return SolvedSystem(system: self, solution: try solver.solve(), variables: made)
    } catch {
      throw .unsolvable(error)
    }
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
  /// True for what the author can be told to give up: a constraint, or how strongly content keeps its extent.
  ///
  /// Content comes after all constraints, so that among required ones it gives way first (read from stored frames).
  fileprivate var isDeclared: Bool {
    switch self {
    case .declared, .contentHugging, .compressionResistance: true
    default: false
    }
  }
}

extension SolvedSystem {
  /// What a variable of the solver stands for.
  func variable(of variable: Variable) -> LayoutVariable? {
    variables.firstIndex(of: variable).map { system.variables[$0] }
  }
}
