/// The file that a machine leaves of its share: a sequence of CBOR values (RFC 8742), which appears whole or not at all.
///
/// First comes the head as a map, then for each unit, in their order, an array of its place, its name, its microseconds and
/// what was made of it as bytes, at last a map of how many units there are, of the files that were read, and of the SHA-256 of
/// all bytes before the map.
package enum Record {
  /// The bytes of a record.
  ///
  /// - Parameters:
  ///   - units: what was made, in the order of their places.
  ///   - files: the files that were read for it.
  package static func bytes(
    _ head: RecordHead, _ units: [RecordedUnit], reading files: [ReadFile]
  ) throws -> [UInt8] {
    var bytes = try CBOR(encoding: head).encoded
    for unit in units {
      let element = CBOR.array([
        .integer(unit.place), .text(unit.name), .integer(unit.microseconds), .bytes(unit.body),
      ])
      bytes += element.encoded
    }
    let end = RecordEnd(
      count: units.count, files: files.sorted { $0.path < $1.path }, digest: Digest(of: bytes).bytes
    )
    return try bytes + CBOR(encoding: end).encoded
  }

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
  /// The files that were read.
  let files: [ReadFile]
  /// The SHA-256 of all bytes before.
  let digest: [UInt8]
}
