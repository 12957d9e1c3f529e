import AfterimageGraphics

extension TextLine {
  /// The line with an ellipsis as a character of its own; what it stands for is not in it.
  ///
  /// - Parameter runs: the runs of the line as it was shaped within its limit.
  func withoutHidden(_ runs: [TextRun]) -> TextLine {
    guard let limit, limit.truncation != .clip, runs.contains(where: \.isEllipsis) else {
      return withoutLimit
    }
    let parts = runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var line = withoutLimit
    line.text = parts.map(\.text).joined()
    line.spans = spans.compactMap { span in
      var moved = span
      let lower = Self.place(of: span.range.lowerBound, in: parts, isEnd: false)
      let upper = Self.place(of: span.range.upperBound, in: parts, isEnd: true)
      guard lower < upper else { return nil }
      moved.range = lower..<upper
      return moved
    }
    return line
  }

  private var withoutLimit: TextLine {
    var line = self
    line.limit = nil
    return line
  }

  /// Where an offset of the whole text lies in what shows; one within what is left out lies before the ellipsis, which looks as its first character would, or behind it.
  private static func place(of offset: Int, in parts: [TextRun], isEnd: Bool) -> Int {
    var start = 0
    for part in parts {
      let length = part.text.utf8.count
      if part.isEllipsis {
        if offset <= part.range.lowerBound { return start }
        if offset < part.range.upperBound { return start + length }
      } else if offset <= part.range.upperBound {
        return start + max(0, offset - part.range.lowerBound)
      }
      start += length
    }
    return start
  }
}
