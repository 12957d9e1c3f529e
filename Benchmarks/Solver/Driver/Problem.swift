import ConstraintSolver
import SolverWorkloads

/// A system as lines of numbers, which every solver's driver can read.
///
/// `v VARIABLES CONSTRAINTS TERMS` begins a problem. Then `p VARIABLE VALUE` gives a variable a value
/// that changes and must hold, `e VARIABLE VALUE` one that is wished; then follows, per constraint,
/// `c PRIORITY RELATION CONSTANT COUNT (VARIABLE COEFFICIENT)...`: the sum of the terms is less than
/// (-1), equal to (0) or greater than (1) the constant.
struct Problem {
  /// A value that changes between two solvings.
  struct Edited {
    var variable: Int
    var value: Double
    var isRequired: Bool
  }

  let variableCount: Int
  let constraintCount: Int
  var edited: [Edited] = []
  var priority: [Priority] = []
  var relation: [Relation] = []
  var constant: [Double] = []
  var start: [Int32] = [0]
  var variable: [Int32] = []
  var coefficient: [Double] = []

  /// Makes room for what the first line announces, so that nothing moves while it is filled.
  init(variables: Int, constraints: Int, terms: Int) {
    (variableCount, constraintCount) = (variables, constraints)
    priority.reserveCapacity(constraints)
    relation.reserveCapacity(constraints)
    constant.reserveCapacity(constraints)
    start.reserveCapacity(constraints + 1)
    variable.reserveCapacity(terms)
    coefficient.reserveCapacity(terms)
  }

  /// The places of a constraint's terms.
  func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  /// The first of each two neighbouring wishes for one variable: at most and at least a size.
  var sizes: [Int] {
    priority.indices.dropLast().filter { row in
      priority[row] < .required && priority[row + 1] < .required
        && relation[row] == .lessThanOrEqual && relation[row + 1] == .greaterThanOrEqual
        && terms(of: row).count == 1 && terms(of: row + 1).count == 1
        && variable[Int(start[row])] == variable[Int(start[row + 1])]
    }
  }
}

extension Workload {
  /// The lines of a problem file; the edited variable has a value that must hold.
  func lines(editing edited: Variable?) -> [String] {
    var place: [Variable: Int] = [:]
    for (index, variable) in variables.enumerated() { place[variable] = index }
    let terms = constraints.reduce(0) { $0 + $1.terms.count }
    let edits = edited.map { ["p \(place[$0] ?? 0) 390"] } ?? []
    return ["v \(variables.count) \(constraints.count) \(terms)"] + edits
      + constraints.map { constraint in
        let sign =
          switch constraint.relation {
          case .lessThanOrEqual: -1
          case .equal: 0
          case .greaterThanOrEqual: 1
          }
        let terms = constraint.terms.map { "\(place[$0.variable] ?? 0) \($0.coefficient)" }
        return "c \(constraint.priority.value) \(sign) \(constraint.constant) \(terms.count) "
          + terms.joined(separator: " ")
      }
  }
}
