/// What stands between the command and the program: numbers of eight bytes, the lowest first, and bytes.
enum TreeFrames {
  /// What stands before a file: the number of its bytes.
  static func head(of file: [UInt8]) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: file.count >> (8 * $0)) }
  }

  /// The trees of an answer by the places of their files, each with that and its length before it; what follows the last whole one is left out.
  static func read(_ bytes: [UInt8], count: Int) -> [Int: [UInt8]] {
    var (rest, trees) = (bytes[...], [Int: [UInt8]]())
    while let place = number(&rest), place < count, let length = number(&rest),
      length <= rest.count
    {
      trees[place] = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return trees
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard rest.count >= 8 else { return nil }
    defer { rest = rest.dropFirst(8) }
    return Int(exactly: rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
