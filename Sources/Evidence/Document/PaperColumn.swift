import AfterimageGraphics

/// Drawings from a top edge downward, with the height that they take.
struct PaperColumn {
  /// The drawings, from the column's upper left corner on.
  private(set) var items: [DisplayItem] = []
  /// The height so far, in points.
  private(set) var height = 0.0
  private let measurer: TextMeasurer

  /// An empty column.
  init(_ measurer: TextMeasurer) {
    self.measurer = measurer
  }

  /// Leaves room.
  mutating func skip(_ height: Double) { self.height += height }

  /// Adds a text, broken into lines.
  ///
  /// - Parameter color: the colour in the place of the style's.
  mutating func add(
    _ text: String, _ style: PaperStyle.Style, x: Double = 0, width: Double, color: Color? = nil
  ) {
    let paragraph = Paragraph(
      text: breakable(text.printable), font: style.font, width: width, lineLimit: 0)
    for line in measurer.lines(paragraph) {
      let origin = Point(x: x, y: height + style.leading * 0.75)
      items.append(
        DisplayItem(
          .text(
            TextLine(
              text: line.text, font: style.font, color: color ?? style.color, origin: origin))))
      height += style.leading
    }
  }

  /// Adds drawings that take no room.
  mutating func draw(_ drawing: Drawing) { items.append(DisplayItem(drawing)) }

  /// Adds columns side by side, each with its left edge; the highest one counts.
  mutating func add(_ columns: [(x: Double, column: PaperColumn)]) {
    for (x, column) in columns {
      items.append(
        DisplayItem(.group(Group(column.items, offset: Point(x: x, y: height)))))
    }
    height += columns.map(\.column.height).max() ?? 0
  }

  /// A dot of a tone before a line.
  mutating func addDot(_ tone: ReportDocument.Tone, x: Double = 0) {
    let dot = Rect(x: x, y: height + 4, width: 6, height: 6)
    draw(.fill(RoundedRect(dot, radius: 3), PaperStyle.color(tone)))
  }

  /// Paths and names may be broken after what parts them.
  private func breakable(_ text: String) -> String {
    let characters = Array(text)
    return characters.indices.reduce(into: "") { broken, place in
      broken.append(characters[place])
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      if "/._".contains(characters[place]), next.isLetter { broken.append("\u{200B}") }
    }
  }
}
