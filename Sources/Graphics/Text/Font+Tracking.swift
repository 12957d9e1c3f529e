/// How far the letters of the iOS system font stand apart, and which of its shapes they have: wide and open in small print, narrow and closed in large print.
///
/// Source: measured on iOS, as published in `golden/font_metrics_ios.json` of github.com/Vercantez/openuikit; the tracking agrees with the table of Apple's Human Interface Guidelines.
extension Font {
  /// The room that is added to each advance, half of it on each side, in points; negative where letters stand closer.
  package var tracking: Double {
    // Only the system font's advances are published without their tracking.
    let own = face.typeface.isSystem ? face.opticalSizing.tracking(at: size) : 0
    return size * (own + letterSpacing)
  }

  /// The place on the axis of optical sizes, 17 to 28: the bundled faces' advances are the system font's along it.
  package var opticalSize: Double { min(max(face.opticalSizing.opticalSize(at: size), 17), 28) }
}

extension OpticalSizing {
  fileprivate func opticalSize(at size: Double) -> Double {
    switch self {
    case .continuous: size
    case .textAndDisplay, .textAndWideDisplay: size < Self.displaySize ? 17 : 28
    case .text, .none: 17
    case .display: 28
    }
  }

  /// The room added to each advance, in em.
  fileprivate func tracking(at size: Double) -> Double {
    switch self {
    case .continuous: Self.systemTracking(at: size)
    case .textAndDisplay: Self.twoFacesTracking(at: size)
    case .textAndWideDisplay: Self.twoFacesTracking(at: size) + Self.displayExcess(at: size)
    case .text, .display: 0
    case .none: Self.systemTracking(at: 17)
    }
  }

  /// The tracking of the system font since iOS 13, in em: interpolated between two sizes, beyond the last as there.
  static func systemTracking(at size: Double) -> Double {
    let steps = trackingBySize
    guard let next = steps.firstIndex(where: { $0.size >= size }) else {
      return steps[steps.count - 1].units / 2048
    }
    guard next > 0 else { return steps[0].units / 2048 }
    let (low, high) = (steps[next - 1], steps[next])
    let share = (size - low.size) / (high.size - low.size)
    return (low.units + share * (high.units - low.units)) / 2048
  }

  /// Tracking in 2048ths of an em by point size, the same in all weights.
  private static let trackingBySize: [(size: Double, units: Double)] = [
    (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
    (17, -52), (18, -50), (19, -48), (20, -46), (22, -24), (24, 6), (25, 11), (26, 17), (28, 28),
    (29, 27), (30, 27), (34, 23), (40, 19), (80, 0),
  ]
}
