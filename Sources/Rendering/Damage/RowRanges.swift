/// Rows of a canvas, as ranges in order that neither overlap nor touch.
struct RowRanges: Equatable {
  /// The ranges, in pixels from the top.
  private(set) var ranges: [Range<Int>]

  /// Some rows in one range, or none.
  init(_ rows: Range<Int> = 0..<0) {
    ranges = rows.isEmpty ? [] : [rows]
  }

  /// Adds rows.
  mutating func insert(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let first = ranges.firstIndex { $0.upperBound >= rows.lowerBound } ?? ranges.endIndex
    let end = ranges.firstIndex { $0.lowerBound > rows.upperBound } ?? ranges.endIndex
    let touching = ranges[first..<end]
    let start = min(rows.lowerBound, touching.first?.lowerBound ?? rows.lowerBound)
    let stop = max(rows.upperBound, touching.last?.upperBound ?? rows.upperBound)
    ranges.replaceSubrange(first..<end, with: [start..<stop])
  }

  /// The number of rows.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// These rows and those right below them, as far as there are rows.
  func withRowsBelow(upTo height: Int) -> RowRanges {
    ranges.reduce(into: RowRanges()) { rows, range in
      rows.insert(range.lowerBound..<min(range.upperBound + 1, height))
    }
  }

  /// These rows, and those between ranges that lie near each other.
  ///
  /// - Parameter distance: the most rows between two ranges that become one.
  func joined(within distance: Int) -> RowRanges {
    ranges.reduce(into: RowRanges()) { rows, range in
      let end = rows.ranges.last.map(\.upperBound) ?? range.lowerBound
      rows.insert((range.lowerBound - end <= distance ? end : range.lowerBound)..<range.upperBound)
    }
  }

  /// True where some of the rows are among these.
  func overlaps(_ rows: Range<Int>) -> Bool {
    ranges.contains { $0.overlaps(rows) }
  }

  /// True where all of the rows are among these.
  func contains(_ rows: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= rows.lowerBound && rows.upperBound <= $0.upperBound }
  }
}
