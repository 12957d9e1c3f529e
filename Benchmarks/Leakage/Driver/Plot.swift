import AfterimageAttack

/// A plot of the share of secrets that were read out against the strength of a protection.
struct Plot {
  /// What stands beneath the horizontal axis.
  let title: String
  /// A curve for each kind of secret.
  let curves: [Curve]

  /// The shares of one kind of secret.
  struct Curve {
    /// The kind.
    let title: String
    /// The strength in points, and the measurement there.
    let points: [(strength: Int, measurement: Measurement)]
  }

  /// Takes the exact light pictures under one kind of protection.
  init(_ title: String, of measurements: [Measurement], _ strength: (Mask) -> Int?) {
    self.title = title
    let shown = measurements.filter { $0.experiment.isPlain && $0.reason == nil }
    curves = unique(shown.map(\.kind.title)).map { kind in
      Curve(
        title: kind,
        points: shown.filter { $0.kind.title == kind }.compactMap { cell in
          strength(cell.experiment.mask).map { ($0, cell) }
        })
    }
  }

  private static let colors = [
    "#0a57c2", "#c2410a", "#0a8a4a", "#8a0ac2", "#c20a57", "#5a5a5a", "#a07800", "#0a8ac2",
    "#7a3b1e", "#2e2e86",
  ]

  /// The plot as an SVG document.
  var svg: String {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 \(height)" \
      font-family="sans-serif" font-size="12">
      """,
      "<rect width=\"860\" height=\"\(height)\" fill=\"#ffffff\"/>",
    ]
    lines += grid
    for (place, curve) in curves.enumerated() {
      // The colours come again on broken lines.
      let dashes = place < Self.colors.count ? "" : " stroke-dasharray=\"6 4\""
      let stroke =
        "stroke=\"\(Self.colors[place % Self.colors.count])\" stroke-width=\"2\"\(dashes)"
      lines += drawn(curve, stroke, place)
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// As high as the legend, which has a row for each curve.
  private var height: Int { max(320, 48 + 24 * curves.count) }

  private var strengths: [Int] {
    curves.reduce(into: Set<Int>()) { $0.formUnion($1.points.map(\.strength)) }.sorted()
  }

  private var grid: [String] {
    var lines: [String] = []
    for share in stride(from: 0, through: 100, by: 25) {
      let y = rounded(260 - 2.2 * Double(share))
      lines.append("<path d=\"M50 \(y)H500\" stroke=\"#dddddd\"/>")
      lines.append("<text x=\"44\" y=\"\(y + 4)\" text-anchor=\"end\">\(share) %</text>")
    }
    for strength in strengths {
      lines.append("<text x=\"\(x(strength))\" y=\"280\" text-anchor=\"middle\">\(strength)</text>")
    }
    lines.append("<text x=\"275\" y=\"304\" text-anchor=\"middle\">\(title)</text>")
    return lines
  }

  /// Strengths stand at equal distances, in their order.
  private func x(_ strength: Int) -> Double {
    let strengths = strengths
    let place = strengths.firstIndex(of: strength) ?? 0
    return 70 + 410 * Double(place) / Double(max(1, strengths.count - 1))
  }

  private func drawn(_ curve: Curve, _ stroke: String, _ place: Int) -> [String] {
    let corners = curve.points.sorted { $0.strength < $1.strength }.map { point in
      let share = Double(point.measurement.exact) / Double(max(1, point.measurement.trials))
      return "\(rounded(x(point.strength))) \(rounded(260 - 220 * share))"
    }
    let y = 48 + 24 * place
    return [
      """
      <path d="M\(corners.joined(separator: "L"))" fill="none" \(stroke)/>
      """,
      "<path d=\"M520 \(y)h20\" \(stroke)/>",
      "<text x=\"548\" y=\"\(y + 4)\">\(curve.title)</text>",
    ]
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
