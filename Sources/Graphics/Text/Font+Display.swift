/// Large print before iOS 13, which was set in a display face of its own from 20 points on.
extension OpticalSizing {
  /// The size in points from which the display face is used.
  static let displaySize = 20.0

  /// The tracking of the face for text below that size, of the face for display from there on, in em (Apple's Human Interface Guidelines of those years).
  static func twoFacesTracking(at size: Double) -> Double {
    guard size >= displaySize else {
      return systemTracking(at: min(size, 17)) - max(0, size - 17) / 1000
    }
    return (displaySteps.last { $0.size <= size }?.thousandths ?? 0) / 1000
  }

  /// The width by which letters of the display face before iOS 11 exceeded those of the next, in em: fitted on labels of 20 to 42 points that Interface Builder stored (`Benchmarks/fit-text`).
  static func displayExcess(at size: Double) -> Double { size >= displaySize ? 0.013 : 0 }

  /// The display face's tracking in thousandths of an em by the point size from which it holds.
  private static let displaySteps: [(size: Double, thousandths: Double)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (34, 11), (36, 10),
    (41, 9), (47, 8), (52, 7), (57, 6), (62, 5), (67, 4), (71, 3), (75, 2), (79, 0),
  ]
}
