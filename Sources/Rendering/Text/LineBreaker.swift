import AfterimageGraphics

/// Decides what stands on each line of a paragraph.
struct LineBreaker {
  /// The paragraph to break.
  let paragraph: Paragraph
  /// The advance of a line in points, with an ellipsis where there is a limit that it exceeds.
  let width: (String, [TextSpan], TextLimit?) -> Double
  /// The soft lines of a text without line feeds in a room, as ranges of its UTF-8 bytes.
  let breaks: (String, [TextSpan], Double) -> [Range<Int>]

  /// The lines, at least one, at most as many as the paragraph's limit.
  func lines() -> [MeasuredLine] {
    let texts = paragraph.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [MeasuredLine] = []
    for (index, text) in texts.enumerated() {
      let room = paragraph.lineLimit > 0 ? paragraph.lineLimit - lines.count : .max
      lines += softLines(of: part(text), atMost: room, isEnd: index == texts.count - 1)
      if lines.count == paragraph.lineLimit { break }
    }
    return lines
  }

  /// Some of the paragraph's characters.
  private struct Part {
    var text: String
    /// The white space before a soft break.
    var space = ""
    var start: Int
    var spans: [TextSpan]
  }

  private func part(_ text: Substring) -> Part {
    guard !paragraph.spans.isEmpty else { return Part(text: String(text), start: 0, spans: []) }
    let start = paragraph.text.utf8.distance(from: paragraph.text.startIndex, to: text.startIndex)
    return Part(
      text: String(text), start: start,
      spans: paragraph.spans.within(start..<start + text.utf8.count))
  }

  /// The part between two offsets of a part, without the white space before a soft break; all of a part keeps it, as in UIKit.
  private func slice(_ part: Part, _ range: Range<Int>) -> Part {
    if range == 0..<part.text.utf8.count { return part }
    let (text, space) = part.text.slice(range)
    let kept = range.lowerBound..<range.lowerBound + text.utf8.count
    return Part(
      text: text, space: space, start: part.start + range.lowerBound,
      spans: part.spans.within(kept))
  }

  private func softLines(of part: Part, atMost room: Int, isEnd: Bool) -> [MeasuredLine] {
    let starts = room > 1 ? softBreaks(of: part) : [0..<part.text.utf8.count]
    guard starts.count >= room else {
      return starts.map { measured(slice(part, $0)) }
    }
    let rest = starts[room - 1].lowerBound..<part.text.utf8.count
    return starts[..<(room - 1)].map { measured(slice(part, $0)) }
      + [truncated(slice(part, rest), isEnd: isEnd)]
  }

  private func softBreaks(of part: Part) -> [Range<Int>] {
    guard let room = paragraph.width, width(part.text, part.spans, nil) > room else {
      return [0..<part.text.utf8.count]
    }
    // Pango breaks between two spaces, UIKit after the last of them.
    let lines: [Range<Int>] = breaks(part.text, part.spans, room).reduce(into: []) { lines, range in
      guard let last = lines.popLast() else { return lines.append(range) }
      let start = range.lowerBound + part.text.leadingSpace(of: range)
      lines.append(last.lowerBound..<start)
      if start < range.upperBound { lines.append(start..<range.upperBound) }
    }
    // In texts of several paragraphs words stay alone, as one that Interface Builder stored shows.
    let isAlone = !paragraph.text.contains(where: \.isNewline)
    return paragraph.pushesOutWords && isAlone ? pushingOut(lines, of: part, in: room) : lines
  }

  /// The lines with a word of the last but one in the last, where that would be one word alone.
  private func pushingOut(_ lines: [Range<Int>], of part: Part, in room: Double) -> [Range<Int>] {
    guard lines.count > 1 else { return lines }
    let (before, last) = (lines[lines.count - 2], lines[lines.count - 1])
    let alone = slice(part, last)
    guard width(alone.text, alone.spans, nil) <= paragraph.shortWordShare * room else {
      return lines
    }
    guard slice(part, last).text.lastWord == nil, let word = slice(part, before).text.lastWord
    else { return lines }
    let start = before.lowerBound + word
    let end = slice(part, start..<last.upperBound)
    guard width(end.text, end.spans, nil) <= room else { return lines }
    return Array(lines.dropLast(2)) + [before.lowerBound..<start, start..<last.upperBound]
  }

  private func measured(_ part: Part) -> MeasuredLine {
    MeasuredLine(
      text: part.text, space: part.space, start: part.start,
      width: width(part.text, part.spans, nil))
  }

  /// The last line that there is room for; as in UIKit an ellipsis stands for the lines that follow a line feed.
  private func truncated(_ part: Part, isEnd: Bool) -> MeasuredLine {
    var part = part
    part.space = ""
    if !isEnd, paragraph.truncation != .clip { part.text += "\u{2026}" }
    let whole = measured(part)
    guard let room = paragraph.width, whole.width > room else { return whole }
    let limit = TextLimit(width: room, truncation: paragraph.truncation)
    let visible = paragraph.truncation == .clip ? room : width(part.text, part.spans, limit)
    return MeasuredLine(text: whole.text, start: part.start, width: visible, limit: limit)
  }
}

extension String {
  /// Where the last word begins, as a count of UTF-8 bytes; nil where there is no other.
  fileprivate var lastWord: Int? {
    lastIndex(where: \.isWhitespace).map { utf8.distance(from: startIndex, to: index(after: $0)) }
  }

  /// The count of the UTF-8 bytes of white space at the start of a range of them.
  fileprivate func leadingSpace(of range: Range<Int>) -> Int {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let part = self[start..<utf8.index(start, offsetBy: range.count)]
    return part.prefix(while: \.isWhitespace).utf8.count
  }

  /// The part between two offsets of UTF-8 bytes, and its trailing white space apart.
  fileprivate func slice(_ range: Range<Int>) -> (text: String, space: String) {
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let part = self[lower..<utf8.index(lower, offsetBy: range.count)]
    var text = part
    while text.last?.isWhitespace == true { text.removeLast() }
    return (String(text), String(part[text.endIndex...]))
  }
}
