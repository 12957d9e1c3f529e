/// Which variables have one value only under some equations, whatever the constants are.
struct Determination {
  /// True for each variable that the equations determine.
  private(set) var isDetermined: [Bool]
  /// The equations that have more than one open variable, as terms of these.
  private var equations: [[Int: Double]] = []

  /// More open variables in one equation, or equations that hang together, than this are left open: eliminating them would take longer than laying the screen out.
  private static let mostEquations = 200

  /// No variable is determined before there are equations.
  init(count: Int) { isDetermined = [Bool](repeating: false, count: count) }

  /// Adds an equation.
  mutating func add(_ terms: some Sequence<ConstraintSystem.Term>) {
    var open: [Int: Double] = [:]
    for term in terms { open[term.variable, default: 0] += term.coefficient }
    equations.append(open.filter { $1 != 0 })
  }

  /// Finds what follows: from one equation after the other, and then from several at once.
  mutating func run() {
    followSingles()
    for group in groups() where group.count <= Self.mostEquations { eliminate(group) }
    followSingles()
  }

  private mutating func followSingles() {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      var left: [[Int: Double]] = []
      for equation in equations {
        let open = equation.filter { !isDetermined[$0.key] }
        switch open.count {
        case 0: continue
        case 1:
          for variable in open.keys { isDetermined[variable] = true }
          isGrowing = true
        default: left.append(open)
        }
      }
      equations = left
    }
  }

  /// The equations that share variables, each group by itself.
  private func groups() -> [[[Int: Double]]] {
    var ties = VariableGroups(count: isDetermined.count)
    for equation in equations { ties.join(equation.keys) }
    var found: [Int: [[Int: Double]]] = [:]
    for equation in equations {
      guard let variable = equation.keys.first else { continue }
      found[ties.representative(of: variable), default: []].append(equation)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Brings equations into reduced echelon form: one that is left with a single variable determines it.
  private mutating func eliminate(_ group: [[Int: Double]]) {
    var reduced: [(pivot: Int, terms: [Int: Double])] = []
    for var equation in group {
      for row in reduced { Self.subtract(row.terms, at: row.pivot, from: &equation) }
      // The greatest coefficient, and of equal ones the first variable, so that each run does the same.
      let pivot = equation.max { ($0.value.magnitude, $1.key) < ($1.value.magnitude, $0.key) }
      guard let pivot else { continue }
      for index in reduced.indices {
        Self.subtract(equation, at: pivot.key, from: &reduced[index].terms)
      }
      reduced.append((pivot.key, equation))
    }
    for row in reduced where row.terms.count == 1 { isDetermined[row.pivot] = true }
  }

  private static func subtract(
    _ row: [Int: Double], at pivot: Int, from equation: inout [Int: Double]
  ) {
    guard let own = equation[pivot], let scale = row[pivot] else { return }
    for (variable, coefficient) in row {
      let rest = equation[variable, default: 0] - own / scale * coefficient
      // What is left of sums that should vanish is far below any coefficient of a layout.
      equation[variable] = variable == pivot || rest.magnitude < 1e-9 ? nil : rest
    }
  }
}
