/// The straight line along which a solution moves while one constant changes, as far as no
/// constraint begins or ceases to hold.
///
/// A container that is being resized changes one constant again and again. What depends on it does
/// so linearly (the critical region of parametric programming: Gal, *Postoptimal Analyses*, 1979), so
/// its values are had without going through presolve's arithmetic.
struct Course {
  let constraint: Int32

  /// The constant where the line begins, and between which constants it is straight.
  let start: Double
  private var lower = -Double.infinity
  private var upper = Double.infinity

  /// The columns that move, where they are at the start, and how far they go for a step of 1.
  private var columns: [Int32] = []
  private var startValues: [Double] = []
  private var speeds: [Double] = []

  /// Whether the values for a constant are on the line.
  func reaches(_ constant: Double) -> Bool { constant >= lower && constant <= upper }

  /// Puts the values for a constant in place.
  func follow(to constant: Double, _ values: inout [Double]) {
    let step = constant - start
    values.withUnsafeMutableBufferPointer { values in
      for place in columns.indices {
        let value = startValues[place] + speeds[place] * step
        values[Int(columns[place])] = value == 0 ? 0 : value
      }
    }
  }
}

extension Course {
  /// Finds the line for the constant of a constraint, from where it is now; nil if the change
  /// touches what is not straight for certain.
  init?(
    of constraint: Int32, _ solved: borrowing SolvedSystem, _ routes: borrowing ChangeRoutes,
    _ constraints: ConstraintTable
  ) {
    self.constraint = constraint
    start = constraints.records[Int(constraint)].constant
    var survey = CourseSurvey(solved, changing: routes.row(of: constraint))
    guard survey.followRows(solved), survey.limitEmpties(solved.presolve),
      survey.moveColumns(solved)
    else { return nil }
    (lower, upper) = (start + survey.lower, start + survey.upper)
    survey.followDefinitions(solved.presolve.definitions)
    for column in solved.values.indices where survey.columnSpeed[column] != 0 {
      columns.append(Int32(column))
      startValues.append(solved.values[column])
      speeds.append(survey.columnSpeed[column])
    }
  }
}

/// How fast everything moves while the constant of one row changes.
private struct CourseSurvey: ~Copyable {
  private let changing: Int
  private var definitionSpeed: Slab<Double>
  private(set) var columnSpeed: Slab<Double>
  private var definitions: BitSet
  private var columns: BitSet
  private var empties = Slab<Int32>()

  /// How far the constant may go before a constraint begins or ceases to hold.
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity

  init(_ solved: borrowing SolvedSystem, changing row: Int) {
    changing = row
    definitionSpeed = Slab(repeating: 0, count: solved.presolve.definitions.count)
    columnSpeed = Slab(repeating: 0, count: solved.columnCount)
    definitions = BitSet(count: solved.presolve.definitions.count)
    columns = BitSet(count: solved.columnCount)
  }

  /// How fast the constant of a row changes.
  private func speed(of row: Int, _ presolve: borrowing Presolve) -> Double {
    var speed = row == changing ? 1.0 : 0
    var entry = presolve.rows[row].firstReplacement
    while entry >= 0 {
      let replacement = presolve.log.entries[entry]
      speed -= presolve.log.factors[entry] * definitionSpeed[replacement.definition]
      entry = replacement.next
    }
    return speed
  }

  /// Goes from row to row through the definitions; false if a row that ties columns is touched.
  mutating func followRows(_ solved: borrowing SolvedSystem) -> Bool {
    guard touch(changing, solved) else { return false }
    while let place = definitions.popFirst() {
      let row = Int(solved.presolve.definitions.row[place])
      let divisor = solved.presolve.definitions.divisor[place]
      definitionSpeed[place] = speed(of: row, solved.presolve) / divisor
      for entry in solved.presolve.log.range(of: place) {
        guard touch(Int(solved.presolve.log.entries[entry].row), solved) else { return false }
      }
    }
    return true
  }

  private mutating func touch(_ row: Int, _ solved: borrowing SolvedSystem) -> Bool {
    let state = solved.presolve.rows[row]
    switch state.fate {
    case .definition: definitions.insert(Int(state.link))
    case .open:
      let column = Int(solved.presolve.columns[state.start])
      guard solved.components.componentOfColumn[column] == Components.lonely else { return false }
      columns.insert(column)
    case .empty: if state.level == 0 { empties.append(Int32(row)) }
    case .dropped: break
    }
    return !state.isDecisive
  }

  /// Ends the line where a required row without columns would not hold; false if one is an equality.
  mutating func limitEmpties(_ presolve: borrowing Presolve) -> Bool {
    while let place = empties.popLast() {
      let row = Int(place)
      let approach = -speed(of: row, presolve)
      guard approach != 0 else { continue }
      guard presolve.rows[row].relation != .equal else { return false }
      limit(distance: presolve.rows[row].constant, approach: approach, reach: Self.reach(0))
    }
    return true
  }

  /// Moves each touched column with the rows that hold it; false if these part.
  mutating func moveColumns(_ solved: borrowing SolvedSystem) -> Bool {
    while let column = columns.popFirst() {
      guard let speed = speedOfHolders(of: column, solved) else { return false }
      columnSpeed[column] = speed
      solved.presolve.forEachSingle(of: Int32(column)) { row in
        limit(row, of: column, solved)
      }
    }
    return true
  }

  /// How fast the places of the rows that are just met by a column move, if all do alike.
  private func speedOfHolders(of column: Int, _ solved: borrowing SolvedSystem) -> Double? {
    let value = solved.values[column]
    var (common, isCommon): (Double?, Bool) = (nil, true)
    solved.presolve.forEachSingle(of: Int32(column)) { row in
      guard (place(of: row, solved.presolve) - value).magnitude <= Self.reach(value) else { return }
      let speed = placeSpeed(of: row, solved.presolve)
      isCommon = isCommon && (common ?? speed) == speed
      common = speed
    }
    return isCommon ? common : nil
  }

  /// Ends the line where a row's place meets the column.
  private mutating func limit(_ row: Int, of column: Int, _ solved: borrowing SolvedSystem) {
    let value = solved.values[column]
    let distance = place(of: row, solved.presolve) - value
    let approach = columnSpeed[column] - placeSpeed(of: row, solved.presolve)
    guard distance.magnitude > Self.reach(value), approach != 0 else { return }
    limit(distance: distance, approach: approach, reach: Self.reach(value))
  }

  private mutating func limit(distance: Double, approach: Double, reach: Double) {
    let step = max(0, distance.magnitude - reach) / approach.magnitude
    if (distance > 0) == (approach > 0) {
      upper = min(upper, step)
    } else {
      lower = max(lower, -step)
    }
  }

  private static func reach(_ value: Double) -> Double { 2 * Tolerance.position(near: value) }

  private func place(of row: Int, _ presolve: borrowing Presolve) -> Double {
    presolve.rows[row].constant / presolve.coefficients[presolve.rows[row].start]
  }

  private func placeSpeed(of row: Int, _ presolve: borrowing Presolve) -> Double {
    speed(of: row, presolve) / presolve.coefficients[presolve.rows[row].start]
  }

  /// Finds how fast the columns move that presolve took out.
  mutating func followDefinitions(_ definitions: borrowing Definitions) {
    for place in (0..<definitions.count).reversed() {
      var speed = definitionSpeed[place]
      for term in definitions.range(of: place) {
        speed += definitions.termFactor[term] * columnSpeed[definitions.termColumn[term]]
      }
      columnSpeed[definitions.column[place]] = speed
    }
  }
}
