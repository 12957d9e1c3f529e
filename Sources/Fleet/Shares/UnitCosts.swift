/// What units of work took in earlier runs, in microseconds of one thread.
///
/// The file has a title, and a line for each unit in the order of their bytes:
///
///     afterimage costs 1
///     1204⇥App/Main.storyboard
package struct UnitCosts: Hashable, Sendable {
  /// The microseconds of each unit, by its name.
  package var microseconds: [String: Int] = [:]

  private static let title = "afterimage costs 1"
  /// Twelve days: more is a mistake, and sums of many would be none any more.
  private static let most = 1 << 40

  /// Knows of no unit.
  package init() {}

  /// Reads a file; nil where a line of it is malformed.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.first?.elementsEqual(Self.title.utf8) == true else { return nil }
    for line in lines.dropFirst() {
      let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard fields.count == 2, let cost = Int(String(decoding: fields[0], as: UTF8.self)),
        (0...Self.most).contains(cost)
      else { return nil }
      microseconds[String(decoding: fields[1], as: UTF8.self)] = cost
    }
  }

  /// The bytes of the file; a name that is empty or has a line break in it is left out, and what no unit can take is cut.
  package var bytes: [UInt8] {
    let lines = microseconds.filter {
      !$0.key.isEmpty && !$0.key.utf8.contains(UInt8(ascii: "\n"))
    }
    .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    .map { "\(min(max(0, $0.value), Self.most))\t\($0.key)\n" }
    return Array((Self.title + "\n" + lines.joined()).utf8)
  }

  /// What each unit can be expected to take: what it took, or as much for its size as the known ones took at the median.
  func expected(of units: [WorkUnit]) -> [Int] {
    let rates = units.compactMap { unit in
      microseconds[unit.name].map { Double($0) / Double(max(1, unit.size)) }
    }.sorted()
    let rate = rates.isEmpty ? 1 : rates[rates.count / 2]
    return units.map { unit in
      let likely = min(Double(unit.size) * rate, Double(Self.most))
      return min(max(1, microseconds[unit.name] ?? Int(likely.rounded())), Self.most)
    }
  }
}
