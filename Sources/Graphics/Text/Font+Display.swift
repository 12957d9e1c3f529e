/// The large sizes of iOS 9 and 10, which had a display face of their own from 20 points on.
extension Font {
  /// What each advance was wider than today's, in em.
  ///
  /// The display face was tracked as Apple's Human Interface Guidelines had it then. Its own advances were 18 thousandths narrower than those at 17 points:
  /// fitted on labels of 20 points that Interface Builder stored, where it is 17.6 to 18.6 with any one of three projects left out.
  package var displaySpacing: Double {
    guard size >= 20 else { return 0 }
    return (Self.displayTracking(at: size) - 18 - thousandthsOfAnEm) / 1000
  }

  private static func displayTracking(at size: Double) -> Double {
    displaySteps.last { $0.size <= size }?.thousandths ?? 0
  }

  /// Thousandths of an em by the point size from which they hold.
  private static let displaySteps: [(size: Double, thousandths: Double)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (34, 11), (36, 10),
    (41, 9), (47, 8), (52, 7), (57, 6), (62, 5), (67, 4), (71, 3), (75, 2), (79, 0),
  ]
}
