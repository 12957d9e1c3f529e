import ConstraintSolver
import SolverWorkloads

/// A system as lines of numbers, which every solver's driver can read.
///
/// `v COUNT`, then `e VARIABLE VALUE` for a variable that is edited, then per constraint
/// `c PRIORITY RELATION CONSTANT COUNT (VARIABLE COEFFICIENT)...`: the sum of the terms is less than
/// (-1), equal to (0) or greater than (1) the constant.
struct Problem {
  var variableCount = 0
  var edited: [(variable: Int, value: Double)] = []
  var priority: [Double] = []
  var relation: [Relation] = []
  var constant: [Double] = []
  var start: [Int] = [0]
  var variable: [Int] = []
  var coefficient: [Double] = []

  /// Reads the lines; nil if one of them cannot be read.
  init?(lines: some Sequence<Substring>) {
    for line in lines {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count + 1 == words.count, read(words[0], numbers) else { return nil }
    }
  }

  private mutating func read(_ kind: Substring, _ numbers: [Double]) -> Bool {
    switch (kind, numbers.count) {
    case ("v", 1): variableCount = Int(numbers[0])
    case ("e", 2): edited.append((Int(numbers[0]), numbers[1]))
    case ("c", 4...):
      priority.append(numbers[0])
      relation.append(
        numbers[1] < 0 ? .lessThanOrEqual : numbers[1] > 0 ? .greaterThanOrEqual : .equal)
      constant.append(numbers[2])
      for place in stride(from: 4, to: numbers.count - 1, by: 2) {
        variable.append(Int(numbers[place]))
        coefficient.append(numbers[place + 1])
      }
      start.append(variable.count)
    default: return false
    }
    return true
  }

  /// A solver with the system in it, its variables and the constraints of the edited ones.
  func load() throws(SolverError) -> (Solver, [Variable], [Constraint.ID], edits: [Constraint.ID]) {
    var solver = Solver()
    var variables: [Variable] = []
    variables.reserveCapacity(variableCount)
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
    var identifiers: [Constraint.ID] = []
    identifiers.reserveCapacity(priority.count)
    var terms: [Term] = []
    for row in priority.indices {
      terms.removeAll(keepingCapacity: true)
      for place in start[row]..<start[row + 1] {
        terms.append(Term(variables[variable[place]], coefficient[place]))
      }
      identifiers.append(
        try solver.add(
          terms, relation[row], constant[row], priority: Priority(clamping: priority[row])))
    }
    var edits: [Constraint.ID] = []
    for (variable, value) in edited {
      let wish = (variables[variable] == value).with(priority: Priority(clamping: 999))
      edits.append(try solver.add(wish))
    }
    return (solver, variables, identifiers, edits)
  }

  /// The neighbouring wishes of one variable, at most and at least a size.
  var sizes: [Int] {
    priority.indices.dropLast().filter { row in
      priority[row] < 1000 && priority[row + 1] < 1000
        && relation[row] == .lessThanOrEqual && relation[row + 1] == .greaterThanOrEqual
        && start[row] + 1 == start[row + 1] && start[row + 1] + 1 == start[row + 2]
        && variable[start[row]] == variable[start[row + 1]]
    }
  }
}

extension Workload {
  /// The lines of a problem file.
  func lines(editing edited: Variable?) -> [String] {
    var place: [Variable: Int] = [:]
    for (index, variable) in variables.enumerated() { place[variable] = index }
    let edits = edited.map { ["e \(place[$0] ?? 0) 390"] } ?? []
    return ["v \(variables.count)"] + edits
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
