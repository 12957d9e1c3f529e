/// Large print before iOS 13, which was set in a display face of its own from 20 points on.
extension Font {
  /// The width that each advance had more in an older version of iOS than in today's, in em.
  ///
  /// Both faces were tracked as Apple's Human Interface Guidelines had it then. How much narrower the display face was by itself is fitted on labels of 20 to 42 points
  /// that Interface Builder stored: `Benchmarks/fit-text` prints both numbers, and their range with any one project left out.
  package func spacing(beforeIOS13 majorVersion: Int) -> Double {
    guard face.isTracked, majorVersion < 13, size > 17 else { return 0 }
    guard size >= 20 else { return (17 - size - thousandthsOfAnEm) / 1000 }
    let narrowing = majorVersion < 11 ? 16.5 : 36
    return (Self.displayTracking(at: size) - narrowing - thousandthsOfAnEm) / 1000
  }

  private static func displayTracking(at size: Double) -> Double {
    displaySteps.last { $0.size <= size }?.thousandths ?? 0
  }

  /// The tracking that the guidelines had more than at 17 points in the face for text, in thousandths of an em by the point size from which they hold.
  private static let displaySteps: [(size: Double, thousandths: Double)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (34, 11), (36, 10),
    (41, 9), (47, 8), (52, 7), (57, 6), (62, 5), (67, 4), (71, 3), (75, 2), (79, 0),
  ]
}
