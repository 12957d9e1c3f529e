import AfterimageGraphics

/// Decides what stands on each line of a paragraph.
struct LineBreaker {
  /// What to break.
  let paragraph: Paragraph
  /// The advance of a line in points, with an ellipsis where there is a limit that it exceeds.
  let width: (String, TextLimit?) -> Double
  /// The soft lines of a text without line feeds in a room, as ranges of its UTF-8 bytes.
  let breaks: (String, Double) -> [Range<Int>]

  /// The lines, at least one, at most as many as the paragraph's limit.
  func lines() -> [MeasuredLine] {
    let texts = paragraph.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [MeasuredLine] = []
    for (index, text) in texts.enumerated() {
      let room = paragraph.lineLimit > 0 ? paragraph.lineLimit - lines.count : .max
      lines += softLines(of: String(text), atMost: room, isEnd: index == texts.count - 1)
      if lines.count == paragraph.lineLimit { break }
    }
    return lines
  }

  private func softLines(of text: String, atMost room: Int, isEnd: Bool) -> [MeasuredLine] {
    let starts = room > 1 ? softBreaks(of: text) : [0..<text.utf8.count]
    guard starts.count >= room else {
      return starts.map { measured(text.slice($0)) }
    }
    let rest = starts[room - 1].lowerBound..<text.utf8.count
    return starts[..<(room - 1)].map { measured(text.slice($0)) }
      + [truncated(text.slice(rest), isEnd: isEnd)]
  }

  private func softBreaks(of text: String) -> [Range<Int>] {
    guard let room = paragraph.width, width(text, nil) > room else { return [0..<text.utf8.count] }
    return breaks(text, room)
  }

  private func measured(_ text: String) -> MeasuredLine {
    MeasuredLine(text: text, width: width(text, nil))
  }

  /// The last line that there is room for; as in UIKit an ellipsis stands for the lines that follow a line feed.
  private func truncated(_ text: String, isEnd: Bool) -> MeasuredLine {
    let whole = measured(isEnd || paragraph.truncation == .clip ? text : text + "\u{2026}")
    guard let room = paragraph.width, whole.width > room else { return whole }
    let limit = TextLimit(width: room, truncation: paragraph.truncation)
    let visible = paragraph.truncation == .clip ? room : width(whole.text, limit)
    return MeasuredLine(text: whole.text, width: visible, limit: limit)
  }
}

extension String {
  /// The part between two offsets of UTF-8 bytes, without trailing white space.
  fileprivate func slice(_ range: Range<Int>) -> String {
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var part = self[lower..<utf8.index(lower, offsetBy: range.count)]
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
