/// A solver with only those variables of another that its constraints name.
struct LocalSolver {
  var solver = Solver()
  private var image: [Variable: Variable] = [:]

  /// Adds a constraint on the other solver's variables.
  mutating func add(_ constraint: Constraint) throws(SolverError) {
    var local = constraint
    local.terms = constraint.terms.map { Term(variable(for: $0.variable), $0.coefficient) }
    try solver.add(local)
  }

  /// The variable here that stands for one of the other solver.
  mutating func variable(for variable: Variable) -> Variable {
    if let known = image[variable] { return known }
    let made = solver.makeVariable(rank: Int(variable.index))
    image[variable] = made
    return made
  }
}
