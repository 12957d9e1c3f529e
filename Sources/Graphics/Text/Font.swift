/// The face and size that a run of text is set in.
public struct Font: Hashable, Sendable {
  /// The size of the em square, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// What is added to each advance beside the tracking of the size, in em; negative where letters stand closer.
  public var letterSpacing = 0.0
  /// The distance from one baseline to the next, in em.
  package var lineHeightInEm = 2444.0 / 2048

  /// Makes a system font of a size in points.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The weights that come with the product, lightest first.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    case regular
    case medium
    case semibold
    case bold
  }
}

/// The vertical measures of the iOS system font, which every line is set by whatever face draws it:
/// 1950, 494 and their sum of 2048 units in the em (read from UIFont on real devices).
extension Font {
  /// The height above the baseline, in points.
  package var ascender: Double { size * 1950 / 2048 }
  /// The depth below the baseline, in points, positive.
  package var descender: Double { size * 494 / 2048 }
  /// The distance from one baseline to the next, in points.
  package var lineHeight: Double { size * lineHeightInEm }
}
