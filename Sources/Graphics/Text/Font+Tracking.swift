/// How far the letters of the iOS system font stand apart: wider in small print, closer in large print.
///
/// Sources: up to 17 points measured on iOS as published by github.com/Vercantez/openuikit, and the widths of labels in published storyboards; above it the widths of
/// labels in pictures of UIKit (`Benchmarks/UIKit`), regular and semibold, but for 20 points, which is fitted on labels that Interface Builder stored
/// (`Benchmarks/fit-text`). Between two sizes it is interpolated, beyond the last it stays. Before iOS 13 large print was another face: see `spacing(beforeIOS13:)`.
extension Font {
  /// The tracking that is added to each advance, half of it on each side, in points; negative where letters stand closer than at 17 points.
  package var tracking: Double {
    size * ((face.isTracked ? thousandthsOfAnEm / 1000 : 0) + letterSpacing)
  }

  var thousandthsOfAnEm: Double {
    let steps = Self.trackingBySize
    guard let next = steps.firstIndex(where: { $0.size >= size }) else {
      return tracking(at: steps[steps.count - 1])
    }
    guard next > 0 else { return tracking(at: steps[0]) }
    let (low, high) = (steps[next - 1], steps[next])
    let share = (size - low.size) / (high.size - low.size)
    return tracking(at: low) + share * (tracking(at: high) - tracking(at: low))
  }

  /// Medium lies between the two that are known, bold is taken for semibold.
  private func tracking(at step: TrackingStep) -> Double {
    switch weight {
    case .regular: step.regular
    case .medium: (step.regular + step.semibold) / 2
    case .semibold, .bold: step.semibold
    }
  }

  private typealias TrackingStep = (size: Double, regular: Double, semibold: Double)

  /// Thousandths of an em by point size.
  private static let trackingBySize: [TrackingStep] = [
    (8, 50.8, 50.8), (9, 43, 43), (10, 35.1, 35.1), (11, 29, 29), (12, 24, 24), (13, 19, 19),
    (14, 12.4, 12.4), (15, 9.8, 9.8), (16, 4.4, 4.4), (17, 0, 0), (20, -11.6, -13.9),
    (25, -19, -25), (28, -22.2, -27.5), (34, -23.4, -29), (43, -26, -31.5), (53, -28.8, -34.5),
    (58, -30.2, -36),
  ]
}
