/// How much of the search for conflicts is left: constraints that exclude each other by the thousand would take hours.
final class SearchEffort {
  /// The most rows that are read, one for each time it is.
  static let limit = 2_000_000

  private var remaining = limit

  /// Takes the reading of some rows.
  func read(rows: Int) throws(SolverError) {
    remaining -= rows
    guard remaining >= 0 else { throw .conflictLimit(Self.limit) }
  }
}
