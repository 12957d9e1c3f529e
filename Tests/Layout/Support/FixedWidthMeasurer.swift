import AfterimageGraphics

extension TextMeasurer {
  /// Every character is half an em wide, so that expected frames can be worked out by hand; lines break at spaces.
  static var fixedWidth: TextMeasurer { TextMeasurer(lines: set) }

  private static func set(_ paragraph: Paragraph) -> [MeasuredLine] {
    let advance = paragraph.font.size / 2
    var lines: [String] = []
    var spaces: [String] = []
    for part in paragraph.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let soft = broken(String(part), perLine: paragraph.width.map { Int($0 / advance) })
      lines += soft
      spaces += soft.dropLast().map { _ in " " } + [""]
    }
    let shown = paragraph.lineLimit == 0 ? lines.count : paragraph.lineLimit
    if shown < lines.count {
      lines = Array(lines.prefix(shown - 1)) + [lines.dropFirst(shown - 1).joined(separator: " ")]
      spaces[shown - 1] = ""
    }
    return zip(lines, spaces).map { line, space in
      let width = Double(line.count) * advance
      guard let room = paragraph.width, width > room else {
        return MeasuredLine(text: line, space: space, width: width)
      }
      let limit = TextLimit(width: room, truncation: paragraph.truncation)
      return MeasuredLine(text: line, width: room, limit: limit)
    }
  }

  private static func broken(_ text: String, perLine: Int?) -> [String] {
    guard let perLine, text.count > perLine else { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if let last = lines.last, last.count + 1 + word.count <= perLine {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.isEmpty ? [text] : lines
  }
}
