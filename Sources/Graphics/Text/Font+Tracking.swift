/// How far the letters of the iOS system font stand apart: wider in small print, closer in large print.
///
/// Sources: up to 17 points measured on iOS as published by github.com/Vercantez/openuikit, and the widths of labels in published storyboards; above it the widths of
/// labels in pictures of UIKit (`Benchmarks/UIKit`). Between two sizes it is interpolated, beyond the last it stays.
extension Font {
  /// What is added to each advance, in points; negative where letters stand closer than at 17 points.
  package var tracking: Double { size * thousandthsOfAnEm / 1000 }

  private var thousandthsOfAnEm: Double {
    let sizes = Self.trackingBySize
    guard let next = sizes.firstIndex(where: { $0.size >= size }) else {
      return sizes[sizes.count - 1].tracking
    }
    guard next > 0 else { return sizes[0].tracking }
    let (low, high) = (sizes[next - 1], sizes[next])
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + share * (high.tracking - low.tracking)
  }

  /// Thousandths of an em by point size.
  private static let trackingBySize: [(size: Double, tracking: Double)] = [
    (8, 50.8), (9, 43), (10, 35.1), (11, 29), (12, 24), (13, 16.6), (14, 12.4), (15, 9.8),
    (16, 4.4), (17, 0), (20, -4), (22, -9.9), (25, -17.5), (28, -19.5), (34, -21), (43, -23.3),
    (53, -26), (58, -27.7),
  ]
}
