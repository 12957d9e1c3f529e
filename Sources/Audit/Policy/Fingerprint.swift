import AfterimageScreens

/// What a secret of an audit is recognised by in the next one: its input, screen, view, strategy and circumstances, and no line.
enum Fingerprint {
  /// The fingerprints of rows, in their order; of several with the same names each has its own.
  static func all(of rows: [AuditRow]) -> [String] {
    var counts: [[String]: Int] = [:]
    return rows.map { row in
      let names =
        [
          row.input, row.finding.screen.description, row.finding.view, row.strategy ?? "",
        ] + [row.circumstances].compactMap(\.self)
      counts[names, default: 0] += 1
      return hash(names + (counts[names] == 1 ? [] : ["\(counts[names, default: 1])"]))
    }
  }

  /// The 64 bits of FNV-1a over names, each with its end, in hexadecimal.
  private static func hash(_ names: [String]) -> String {
    let bits = names.flatMap { Array($0.utf8) + [0] }.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
