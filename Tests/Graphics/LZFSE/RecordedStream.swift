import AfterimageRandom
import Foundation

/// A line of `streams.tsv`, which `make-streams` wrote.
struct RecordedStream {
  /// A letter for each block: the last of its magic number.
  let kinds: String
  /// The stream.
  let bytes: [UInt8]
  /// What Apple's own code makes of it.
  let unpacked: [UInt8]

  /// All recorded streams.
  static func all() throws -> [RecordedStream] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "streams.tsv"), encoding: .utf8)
    return text.split(separator: "\n").compactMap(RecordedStream.init)
  }

  private init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, let data = Data(base64Encoded: fields[2]) else { return nil }
    kinds = fields[0]
    bytes = Array(data)
    unpacked = fields[1].split(separator: ",").flatMap { part in
      let numbers = part.split(separator: ":").compactMap { Int($0) }
      return Self.part(seed: UInt64(numbers[0]), length: numbers[1], novelty: numbers[2])
    }
  }

  /// Bytes of which so many sixteenths of the runs are new, and the others repeat what was there.
  private static func part(seed: UInt64, length: Int, novelty: Int) -> [UInt8] {
    var random = SplitMix(seed: seed)
    var made: [UInt8] = []
    while made.count < length {
      let choice = random.next()
      if !made.isEmpty, choice % 16 >= UInt64(novelty) {
        let distance = 1 + Int(choice >> 8) % made.count
        for _ in 0..<3 + Int(choice >> 40) % 400 { made.append(made[made.count - distance]) }
      } else {
        for _ in 0..<1 + Int(choice >> 8) % 20 { made.append(UInt8(random.next() >> 56)) }
      }
    }
    return Array(made.prefix(length))
  }
}
