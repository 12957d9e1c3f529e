/// The file that a machine leaves of its share: a sequence of CBOR values (RFC 8742), which appears whole or not at all.
///
/// First comes the head as a map, then for each unit, in their order, an array of its place, its name, its microseconds,
/// the SHA-256 of what it was made from and what was made of it as bytes, at last a map of how many units there are and of the
/// SHA-256 of all bytes before the map.
package enum Record {
  /// The name of the record of a machine in the folder of all.
  package static func fileName(of shard: Shard) -> String {
    let digits = String(shard.count).count
    let number = String(shard.index + 1)
    let zeros = String(repeating: "0", count: digits - number.count)
    return "\(zeros)\(number)-of-\(shard.count)\(ending)"
  }

  /// The ending of the names of records.
  package static let ending = ".record"
}

/// The last value of a record.
struct RecordEnd: Codable, Hashable {
  /// How many units there are.
  let count: Int
  /// The SHA-256 of all bytes before.
  let digest: Digest
}
