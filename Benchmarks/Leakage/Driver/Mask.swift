import AfterimageAttack
import AfterimageMasking
import AfterimageScreens

/// A protection and how strong it is.
enum Mask: Hashable {
  /// A blur of a radius in points.
  case blur(Int)
  /// A mosaic of a side in points.
  case mosaic(Int)
  /// A blur with the numbers of a style.
  case style(BlurStyle)
  /// A cover of one colour that was caught when it was opaque to so many hundredths.
  case fadingCover(Int)
  /// A blur of 30 points that was caught when it was opaque to so many hundredths.
  case fadingBlur(Int)

  /// The protection as a strategy.
  private var strategy: MaskingStrategy {
    switch self {
    case .blur(let radius): .blur(radius: Double(radius))
    case .mosaic(let side): .pixelate(points: Double(side))
    case .style(let style): .blur(style)
    case .fadingCover: .cover(.color(.systemBackground))
    case .fadingBlur: .blur(radius: 30)
    }
  }

  /// The picture of a screen under the protection; nil where the system takes none.
  func picture(of screen: Screen, in traits: Traits, views: [String]) -> MaskedScreen? {
    let masked = MaskedScreen(screen, under: strategy, in: traits, views: views)
    return switch self {
    case .fadingCover(let opacity), .fadingBlur(let opacity):
      masked?.fading(at: Double(opacity) / 100)
    default: masked
    }
  }

  /// The protection in words.
  var title: String {
    switch self {
    case .blur(let radius): "blur \(radius)"
    case .mosaic(let side): "mosaic \(side)"
    case .style(let style): style.name
    case .fadingCover(let opacity): "cover at \(opacity) %"
    case .fadingBlur(let opacity): "blur 30 at \(opacity) %"
    }
  }

  /// The radius of a plain blur; nil for all else.
  var radius: Int? { if case .blur(let radius) = self { radius } else { nil } }
  /// The side of a mosaic's squares; nil for all else.
  var side: Int? { if case .mosaic(let side) = self { side } else { nil } }
}
