extension Component {
  /// The optima by level and then by the errors' ranks, as a simplex whose intervals hold what is
  /// left to choose; nil if required constraints exclude each other.
  func optima() throws(SolverError) -> Simplex? {
    guard var simplex = try feasible() else { return nil }
    for level in levels(of: pulls) where !simplex.isDetermined {
      try Descent.minimise(cost(of: level), in: &simplex)
    }
    try settleErrors(&simplex)
    simplex.refine()
    return simplex
  }

  /// A simplex that holds the required constraints; nil if there is none.
  func feasible() throws(SolverError) -> Simplex? {
    var simplex = Simplex(startingAt: nearest(starts), within: interval)
    for row in 0..<rowCount {
      _ = simplex.addRow(
        (rowStart[row]..<rowStart[row + 1]).lazy.map { (rowColumn[$0], rowCoefficient[$0]) })
    }
    Crash.start(&simplex, of: self)
    let required = pulls.prefix { $0.level == 0 }
    if !holds(required, in: simplex) {
      simplex.interval = Array(repeating: .unbounded, count: simplex.activityCount)
      try Descent.minimise(cost(of: bounds + required), in: &simplex)
      guard holds(required, in: simplex) else { return nil }
      simplex.interval.replaceSubrange(columns.indices, with: interval)
      for row in columns.count..<simplex.activityCount { simplex.interval[row] = .unbounded }
    }
    for pull in required { simplex.interval[Int(pull.activity)].restrict(to: pull) }
    return simplex
  }

  private func holds(_ required: ArraySlice<Pull>, in simplex: Simplex) -> Bool {
    columns.indices.allSatisfy { interval[$0].holds(simplex.value[$0]) }
      && required.allSatisfy { $0.holds(in: simplex) }
  }

  /// The columns' ends as required pulls.
  private var bounds: [Pull] {
    var bounds: [Pull] = []
    for (column, interval) in interval.enumerated() {
      for (relation, end) in [
        (Relation.greaterThanOrEqual, interval.lower), (.lessThanOrEqual, interval.upper),
      ] where end.magnitude < .infinity {
        bounds.append(Pull(Int32(column), relation, end, weight: 1, level: 0, order: 0))
      }
    }
    return bounds
  }

  /// The slices of equal levels, without the required one.
  private func levels(of pulls: [Pull]) -> [ArraySlice<Pull>] {
    var slices: [ArraySlice<Pull>] = []
    var start = pulls.prefix { $0.level == 0 }.endIndex
    while start < pulls.count {
      let slice = pulls[start...].prefix { $0.level == pulls[start].level }
      slices.append(slice)
      start = slice.endIndex
    }
    return slices
  }

  private func cost(of pulls: some Sequence<Pull>) -> PiecewiseCost {
    PiecewiseCost(pulls, activityCount: columns.count + rowCount)
  }

  private func nearest(_ intervals: [Interval]) -> [Double] { intervals.map(\.nearestToZero) }

  /// Makes the errors least one by one: by level, then by rank.
  private func settleErrors(_ simplex: inout Simplex) throws(SolverError) {
    guard !simplex.isDetermined else { return }
    for pull in pulls.sorted(by: { ($0.level, $0.order) < ($1.level, $1.order) })
    where pull.level > 0 && !pull.isConstant(in: simplex.interval[Int(pull.activity)]) {
      try Descent.minimise(cost(of: CollectionOfOne(pull)), in: &simplex)
      if simplex.isDetermined { return }
    }
  }

  /// The optima of each column by itself, where the rows do not count; a good place to start.
  private var starts: [Interval] {
    var intervals = interval
    for run in runs where Int(run[run.startIndex].activity) < columns.count {
      intervals[Int(run[run.startIndex].activity)].minimise(run)
    }
    return intervals
  }

  /// The slices of one activity at one level.
  private var runs: [ArraySlice<Pull>] {
    var runs: [ArraySlice<Pull>] = []
    var start = 0
    while start < pulls.count {
      let first = pulls[start]
      let run = pulls[start...].prefix { $0.level == first.level && $0.activity == first.activity }
      runs.append(run)
      start = run.endIndex
    }
    return runs
  }
}

extension Pull {
  /// Whether a required pull has no error but rounding.
  fileprivate func holds(in simplex: Simplex) -> Bool {
    let value = simplex.value[Int(activity)]
    let allowed = Tolerance.position(near: max(value.magnitude, position.magnitude))
    return !(below != 0 && value < position - allowed)
      && !(above != 0 && value > position + allowed)
  }
}
