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

  /// True where some of the rows are among these.
  func overlaps(_ rows: Range<Int>) -> Bool {
    ranges.contains { $0.overlaps(rows) }
  }

  /// True where all of the rows are among these.
  func contains(_ rows: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= rows.lowerBound && rows.upperBound <= $0.upperBound }
  }
}
