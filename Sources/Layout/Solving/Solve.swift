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
      for _ in variables { made.append(solver.makeVariable()) }
      for (place, row) in rows.enumerated() {
        try solver.add(constraint(of: row, at: place, over: made))
      }
      return SolvedSystem(system: self, solution: try solver.solve(), variables: made)
    } catch {
      throw .unsolvable(error)
    }
  }

  private func constraint(of row: Row, at place: Int, over variables: [Variable]) -> Constraint {
    let terms = self.terms[row.terms].map {
      ConstraintSolver.Term(variables[$0.variable], $0.coefficient)
    }
    var constraint = Constraint(terms, ConstraintSolver.Relation(row.relation), row.constant)
    constraint.priority = Priority(clamping: row.priority)
    constraint.rank = place
    constraint.tag = place
    constraint.owner = row.origin.isDeclared ? .user : .engine
    return constraint
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
  fileprivate var isDeclared: Bool {
    if case .declared = self { true } else { false }
  }
}

extension SolvedSystem {
  /// What a variable of the solver stands for.
  func variable(of variable: Variable) -> LayoutVariable? {
    variables.firstIndex(of: variable).map { system.variables[$0] }
  }
}
