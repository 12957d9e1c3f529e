package import AfterimageGraphics

/// The text styles of iOS.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The weight of the style's font.
  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The size of the style's font, in points, at a text size (read from UIFont on a device).
  package func pointSize(for category: ContentSizeCategory) -> Double {
    Double(Self.pointSizes(of: self)[category.index])
  }

  private static func pointSizes(of style: TextStyle) -> [Int] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The distance of two baselines at the standard text size, in points (Apple's table of text styles).
  private var standardLeading: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }

  /// The distance of two baselines at a text size, in points; it grows as the font does.
  package func leading(for category: ContentSizeCategory) -> Double {
    standardLeading * pointSize(for: category) / pointSize(for: .large)
  }
}
