import AfterimageFleet

/// Whether records are of inputs as they are now: of others they would tell what is no longer so.
struct RecordCurrency {
  /// The units that have changed, by their shares: how many, and one of them.
  private var changed: [(share: String, count: Int, name: String)] = []

  /// Notes a unit.
  ///
  /// - Parameters:
  ///   - unit: what a share has made.
  ///   - name: the name of the unit that stands there now; nil where there is none.
  ///   - basis: the digest of all that it would be made from now.
  mutating func note(
    _ unit: RecordedUnit, _ name: String?, _ basis: Digest?, in records: MergedRecords
  ) {
    // What changed while it was read has no digest, and is of nothing that is there now.
    if name == unit.name, let basis, basis == unit.basis { return }
    let share = records.share(of: unit.place)
    guard let place = changed.firstIndex(where: { $0.share == share }) else {
      return changed.append((share, 1, unit.name))
    }
    changed[place].count += 1
  }

  /// Ends the command with all shares that have to be done again.
  ///
  /// - Parameter count: how many units there are now.
  func end(_ count: Int, in records: MergedRecords) throws {
    guard count == records.count else {
      throw CommandFailure(
        .badInput,
        [
          "there are \(count) inputs or cases, and were \(records.count) when the shares were done; do them again"
        ])
    }
    guard changed.isEmpty else {
      throw CommandFailure(
        .badInput,
        changed.map { share, count, name in
          let others = count == 1 ? "" : " and \(count - 1) more"
          return "\(name)\(others): changed since, or gone; run --shard \(share) again"
        })
    }
  }
}
