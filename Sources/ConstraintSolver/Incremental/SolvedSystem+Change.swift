extension SolvedSystem {
  /// Takes in that the constants of some constraints changed: does presolve's arithmetic again where
  /// it differs, and solves again what that touches.
  ///
  /// False if the constants could decide presolve otherwise, if required constraints then exclude
  /// each other, or if the system leaves a choice; the system is to be solved anew.
  mutating func takeIn(_ changed: [Int32], _ constraints: ConstraintTable) throws(SolverError)
    -> Bool
  {
    let only = changed.allSatisfy { $0 == changed[0] } ? changed[0] : nil
    if course?.constraint == only, let course {
      let constant = constraints.records[Int(course.constraint)].constant
      if course.reaches(constant) {
        course.follow(to: constant, &values)
        return true
      }
    }
    let kept = self.routes ?? KeptRoutes(ChangeRoutes(self, constraintCount: constraints.count))
    self.routes = kept
    guard try renew(changed, constraints, &kept.routes) else { return false }
    if let only, only == lastChanged, open.isEmpty {
      course = Course(of: only, self, kept.routes, constraints)
    }
    lastChanged = only
    return true
  }

  /// Does the arithmetic again for changed constants, and for that of a course which is left: from
  /// its start, where the rows are.
  private mutating func renew(
    _ changed: [Int32], _ constraints: ConstraintTable, _ routes: inout ChangeRoutes
  ) throws(SolverError) -> Bool {
    for constraint in changed { note(routes.row(of: constraint), &routes) }
    if let left = course.take() {
      left.follow(to: left.start, &values)
      note(routes.row(of: left.constraint), &routes)
    }
    guard renewDefinitions(&routes, constraints), renewRows(&routes, constraints),
      renewColumns(&routes), try renewComponents(&routes)
    else { return false }
    renewValues(&routes)
    return true
  }

  /// Notes that a row's constant is to be looked at.
  @inline(__always)
  private func note(_ row: Int, _ routes: inout ChangeRoutes) {
    if presolve.rows[row].fate == .definition {
      routes.definitions.insert(Int(presolve.rows[row].link))
    } else {
      routes.rows.append(Int32(row))
    }
  }

  /// The constant of a row, as presolve computes it.
  @inline(__always)
  private func constant(of row: Int, _ constraints: ConstraintTable) -> Double {
    var constant = constraints.records[Int(order.constraintOfRow[row])].constant
    var entry = presolve.rows[row].firstReplacement
    while entry >= 0 {
      let replacement = presolve.log.entries[entry]
      constant -=
        presolve.log.factors[entry] * presolve.definitions.constant[replacement.definition]
      entry = replacement.next
    }
    return constant
  }

  /// Computes the constants of definitions, each before those that it was put into.
  private mutating func renewDefinitions(
    _ routes: inout ChangeRoutes, _ constraints: ConstraintTable
  ) -> Bool {
    while let place = routes.definitions.popFirst() {
      let row = Int(presolve.definitions.row[place])
      let column = Int(presolve.definitions.column[place])
      if presolve.rows[row].isDecisive || routes.sensitivity[column] { return false }
      presolve.rows[row].constant = constant(of: row, constraints)
      presolve.definitions.setRowConstant(of: place, to: presolve.rows[row].constant)
      for entry in presolve.log.range(of: place) {
        note(Int(presolve.log.entries[entry].row), &routes)
      }
      routes.renewed.append(Int32(place))
    }
    while let place = routes.renewed.popLast() { routes.definitions.insert(Int(place)) }
    return true
  }

  /// Computes the constants of the other rows, and lists what they touch.
  private mutating func renewRows(_ routes: inout ChangeRoutes, _ constraints: ConstraintTable)
    -> Bool
  {
    while let place = routes.rows.popLast() {
      let row = Int(place)
      if presolve.rows[row].isDecisive { return false }
      let old = presolve.rows[row].constant
      presolve.rows[row].constant = constant(of: row, constraints)
      switch presolve.rows[row].fate {
      case .open: noteColumn(of: row, was: old, &routes)
      case .empty:
        if presolve.rows[row].level == 0, presolve.rows[row].emptyError > Tolerance.position {
          return false
        }
      case .definition, .dropped: break
      }
    }
    return true
  }

  /// Lists the column or the component of a row, unless its column alone is pulled the same way as
  /// before.
  private mutating func noteColumn(of row: Int, was old: Double, _ routes: inout ChangeRoutes) {
    let place = Int(presolve.rows[row].start)
    let column = Int(presolve.columns[place])
    let component = Int(components.componentOfColumn[column])
    if component >= 0 {
      routes.followers.move(row, of: component, self)
      routes.components.insert(component)
    } else if !presolve.states[column].isWaiting {
      let side = presolve.coefficients[place] * values[column]
      if isSame(old, presolve.rows[row].constant, beside: side) { return }
      presolve.states[column].isWaiting = true
      routes.columns.append(Int32(column))
    }
  }

  /// Whether two places lie on the same side of a third, clear of it.
  private func isSame(_ first: Double, _ second: Double, beside third: Double) -> Bool {
    let reach = 2 * Tolerance.position(near: third)
    return (first > third + reach && second > third + reach)
      || (first < third - reach && second < third - reach)
  }

  /// Solves columns that no row ties.
  private mutating func renewColumns(_ routes: inout ChangeRoutes) -> Bool {
    while let place = routes.columns.popLast() {
      let column = Int(place)
      presolve.states[column].isWaiting = false
      guard let optima = routes.lonely.optima(of: place, presolve, order.weight), optima.isPoint
      else {
        return false
      }
      guard !routes.sensitivity[column] else { return false }
      setValue(of: column, to: optima.nearestToZero, &routes)
    }
    return true
  }

  /// Lets components follow, or solves them.
  private mutating func renewComponents(_ routes: inout ChangeRoutes) throws(SolverError) -> Bool {
    while let place = routes.components.popFirst() {
      let hasFollowed = routes.followers.update(place, into: &routes.moved)
      if !hasFollowed, try !solve(place, &routes) { return false }
      while let moved = routes.moved.popLast() {
        let column = Int(moved.column)
        if values[column] != moved.value, routes.sensitivity[column] { return false }
        setValue(of: column, to: moved.value, &routes)
      }
    }
    return true
  }

  /// Solves a component anew; false if it has no place left, or leaves a choice.
  private mutating func solve(_ place: Int, _ routes: inout ChangeRoutes) throws(SolverError)
    -> Bool
  {
    guard tied[place].choice == nil, !tied[place].isFine else { return false }
    routes.followers.release(place)
    var component = tied[place].component
    component.renewPulls(components.rows(of: place), presolve, order.weight)
    guard component.leavesPlaces, let simplex = try component.optima(), simplex.isDetermined else {
      return false
    }
    tied[place] = SolvedComponent(component, simplex)
    for (local, column) in component.columns.enumerated() {
      routes.moved.append(MovedColumn(column: column, value: simplex.value[local]))
    }
    return true
  }

  private mutating func setValue(of column: Int, to value: Double, _ routes: inout ChangeRoutes) {
    let value = value == 0 ? 0 : value
    guard values[column] != value else { return }
    values[column] = value
    routes.markUses(of: column)
  }

  /// Computes the values of columns that presolve took out, each after those that it uses.
  private mutating func renewValues(_ routes: inout ChangeRoutes) {
    values.withUnsafeMutableBufferPointer { values in
      while let place = routes.definitions.popLast() {
        let column = Int(presolve.definitions.column[place])
        let value = presolve.definitions.value(of: place, at: UnsafeBufferPointer(values))
        guard value != values[column] else { continue }
        values[column] = value
        routes.markUses(of: column)
      }
    }
  }
}
