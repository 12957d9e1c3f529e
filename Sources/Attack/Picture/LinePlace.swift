import AfterimageGraphics

/// Where a line of a secret's text lies, whatever the text is.
struct LinePlace: Sendable {
  /// A line that was drawn, for its font, colour and baseline.
  let sample: TextLine
  /// The point along the line that does not move with the text, in points.
  let anchor: Double
  /// How much of the text lies before that point: none, half, or all of it.
  let share: Double
  /// The part of a point to whose multiples widths are rounded up, as those of labels are; nil where they are as they are.
  private let grain: Double?

  /// Finds what stays of a line under several texts; nil where nothing does.
  ///
  /// - Parameter scale: the pixels in a point.
  init?(_ samples: [TextLine], scale: Double, width: (TextLine) -> Double) {
    guard let first = samples.first,
      samples.allSatisfy({ $0.font == first.font && $0.color == first.color }),
      samples.allSatisfy({ $0.origin.y == first.origin.y && $0.direction == .leftToRight }),
      samples.allSatisfy({ $0.spans.isEmpty })
    else { return nil }
    let ways: [(share: Double, grain: Double?)] = [
      (0, nil), (1, nil), (0.5, nil), (1, 1 / scale), (0.5, 1 / scale),
    ]
    func anchor(_ line: TextLine, _ way: (share: Double, grain: Double?)) -> Double {
      line.origin.x + way.share * Self.rounded(width(line), up: way.grain)
    }
    let fitting = ways.first { way in
      samples.allSatisfy { (anchor($0, way) - anchor(first, way)).magnitude < 1e-6 }
    }
    guard let fitting else { return nil }
    sample = first
    (share, grain) = fitting
    self.anchor = anchor(first, fitting)
  }

  /// True where the start of a text, and with it every glyph, follows from the width of all of it.
  var dependsOnWidth: Bool { share == 0.5 || grain != nil }

  /// True where a line begins at the same place whatever its text is.
  var isLeading: Bool { share == 0 }

  /// How far before the anchor a text of a width begins, both in points.
  func lead(width: Double) -> Double { share * Self.rounded(width, up: grain) }

  private static func rounded(_ width: Double, up grain: Double?) -> Double {
    // What is a whole number of pixels but for an error of addition is not rounded up to the next.
    grain.map { (width / $0 - 1e-6).rounded(.up) * $0 } ?? width
  }

  /// The line with a text of a width in points.
  func line(_ text: String, width: Double) -> TextLine {
    var line = sample
    line.text = text
    line.limit = nil
    line.origin.x = anchor - lead(width: width)
    return line
  }
}

extension LinePlace {
  /// How far before the anchor a text of a width begins, both in 1024ths of a point.
  func lead(units width: Int) -> Int {
    Int((lead(width: Double(width) / Setting.unitsPerPoint) * Setting.unitsPerPoint).rounded())
  }
}
