package import AfterimageGraphics

extension Device {
  /// The part of the display that the camera takes.
  package enum Cutout: Hashable, Sendable {
    /// A notch of a width and height that hangs from the upper edge.
    case notch(Size)
    /// The Dynamic Island: a capsule below the upper edge.
    case island(Rect)
  }

  /// The notch or island, the device held upright; nil where the display is whole.
  ///
  /// Read off Apple's design templates, and not measured: 209 by 30 points up to the iPhone 11 Pro, 230 by 33 on the two with two pixels a point,
  /// 211 by 32 on the iPhone 12, 162 by 33 on later ones; islands of 126 by 37, 11 points below the edge and 14 where the safe area begins at 62 or lower.
  package var cutout: Cutout? {
    guard idiom == .phone, cornerRadius > 0 else { return nil }
    let top = portraitSafeArea.top
    guard top < 59 else {
      let size = Size(width: 126, height: 37)
      let origin = Point(x: (portraitSize.width - size.width) / 2, y: top < 62 ? 11 : 14)
      return .island(Rect(origin: origin, size: size))
    }
    if scale == 2 { return .notch(Size(width: 230, height: 33)) }
    if top < 47 { return .notch(Size(width: 209, height: 30)) }
    let isNarrow = !id.hasPrefix("iphone-12")
    return .notch(isNarrow ? Size(width: 162, height: 33) : Size(width: 211, height: 32))
  }

  /// True for a home button, which stands for a home indicator at the edge of the display.
  package var hasHomeButton: Bool { cornerRadius == 0 }
}
