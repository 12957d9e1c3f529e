import AfterimageGraphics

/// Where a line of a secret's text lies, whatever the text is.
struct LinePlace: Sendable {
  /// A line that was drawn, for its font, colour and baseline.
  let sample: TextLine
  /// The point along the line that does not move with the text, in points.
  let anchor: Double
  /// How much of the text lies before that point: none, half, or all of it.
  let share: Double

  /// Finds what stays of a line under several texts; nil where nothing does.
  init?(_ samples: [TextLine], width: (TextLine) -> Double) {
    guard let first = samples.first,
      samples.allSatisfy({ $0.font == first.font && $0.color == first.color }),
      samples.allSatisfy({ $0.origin.y == first.origin.y && $0.direction == .leftToRight }),
      samples.allSatisfy({ $0.spans.isEmpty })
    else { return nil }
    let shares = [0, 1, 0.5].filter { share in
      let anchors = samples.map { $0.origin.x + share * width($0) }
      return anchors.allSatisfy { ($0 - anchors[0]).magnitude < 1e-6 }
    }
    guard let share = shares.first else { return nil }
    sample = first
    self.share = share
    anchor = first.origin.x + share * width(first)
  }

  /// The line with a text of a width in points.
  func line(_ text: String, width: Double) -> TextLine {
    var line = sample
    line.text = text
    line.limit = nil
    line.origin.x = anchor - share * width
    return line
  }
}
