extension Presolve {
  /// The rows of the system whose sum, each times some factor, is the sum of some rows as they are
  /// now, each times its factor.
  ///
  /// The log of replacements is unwound: a row is what it was, less the definitions put into it, each
  /// of which is a row too. As the defining rows are independent of each other, no row is named that
  /// the sum does not need.
  func sources(of combination: [(row: Int, factor: Double)]) -> [Int] {
    var sums = Slab<Double>(repeating: 0, count: definitions.count)
    var sizes = Slab<Double>(repeating: 0, count: definitions.count)
    var sources = combination.map(\.row)
    for (row, factor) in combination { unwind(row, factor, &sums, &sizes) }
    for definition in (0..<definitions.count).reversed()
    where sums[definition].magnitude > Tolerance.cancellation * sizes[definition] {
      let row = Int(definitions.row[definition])
      sources.append(row)
      unwind(row, sums[definition], &sums, &sizes)
    }
    return sources
  }

  /// Takes the definitions that were put into a row out of it.
  private func unwind(
    _ row: Int, _ factor: Double, _ sums: inout Slab<Double>, _ sizes: inout Slab<Double>
  ) {
    var entry = rows[row].firstReplacement
    while entry >= 0 {
      let definition = log.entries[entry].definition
      let change = factor * log.factors[entry] / definitions.divisor[definition]
      sums[definition] -= change
      sizes[definition] = max(sizes[definition], change.magnitude)
      entry = log.entries[entry].next
    }
  }

  /// The sources of the two bounds of a column that leave no place between them.
  func sources(ofEmpty column: Int32) -> [Int] {
    var (lowest, highest) = (-1, -1)
    var (lower, upper) = (-Double.infinity, Double.infinity)
    forEachSingle(of: column) { row in
      let pull = pull(ofSingle: row, activity: 0)
      guard pull.level == 0 else { return }
      if pull.below != 0, pull.position > lower { (lowest, lower) = (row, pull.position) }
      if pull.above != 0, pull.position < upper { (highest, upper) = (row, pull.position) }
    }
    guard lowest >= 0, highest >= 0 else { return [] }
    return sources(of: [
      (lowest, 1 / coefficients[rows[lowest].start]),
      (highest, -1 / coefficients[rows[highest].start]),
    ])
  }
}
