import AfterimageGraphics

/// The scores of all pictures as text.
package struct UIKitReport {
  /// The scores in the order of the cases.
  package let scores: [UIKitScore]

  /// Makes a report of some scores.
  package init(_ scores: [UIKitScore]) {
    self.scores = scores
  }

  /// The share of the pieces that hold, in percent.
  package var percentage: Double { percent(held, of: count) }

  private var count: Int { scores.reduce(0) { $0 + $1.matches.count } }
  private var held: Int { scores.reduce(0) { $0 + $1.holding } }

  /// One line a picture, then the worst twenty pieces, then the sum.
  package var text: String {
    let table = scores.map { score in
      "\(percentage(score).padded(6))  \(score.holding)/\(score.matches.count)  "
        + score.uikitCase.picture + (score.uikitCase.scoresFramesAlone ? " (frames alone)" : "")
    }
    let sum = "\(held) of \(count) pieces hold: \(written(percentage)) %"
    return (table + ["", "The worst twenty:"] + worst + ["", sum]).joined(separator: "\n") + "\n"
  }

  private func percentage(_ score: UIKitScore) -> String {
    written(percent(score.holding, of: score.matches.count))
  }

  private var worst: [String] {
    let all = scores.flatMap { score in
      score.matches.map { (score.uikitCase.picture, $0) }
    }
    let sorted = all.sorted { ($0.1.distance ?? .infinity) > ($1.1.distance ?? .infinity) }
    return sorted.prefix(20).map { picture, match in
      let distance = match.distance.map(written) ?? "-"
      return "\(distance.padded(6))  \(picture): \(words(match))"
    }
  }

  private func words(_ match: PieceMatch) -> String {
    switch (match.expected, match.actual) {
    case (let expected?, let actual?): "UIKit \(written(expected)), ours \(written(actual))"
    case (let expected?, nil): "UIKit \(written(expected)), missing in ours"
    case (nil, let actual?): "ours \(written(actual)), not in UIKit's"
    case (nil, nil): ""
    }
  }

  private func written(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].map(written).joined(separator: " ")
  }

  private func written(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : 100 * Double(part) / Double(whole)
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
