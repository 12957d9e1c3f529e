package import AfterimageGraphics

/// A blur by one of UIKit's names, with the numbers for each appearance.
public struct BlurStyle: Hashable, Sendable {
  /// The name of the case of UIBlurEffect.Style; of an adapted one, the name that it was made from.
  public let name: String
  /// The numbers in the light appearance.
  package let light: Blur
  /// The numbers in the dark appearance.
  package let dark: Blur

  /// Makes a style that is the same in both appearances unless a second blur is given.
  package init(_ name: String, _ light: Blur, dark: Blur? = nil) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
  }

  /// Every style but the materials, in UIKit's order.
  package static let all: [BlurStyle] = [extraLight, light, dark, regular, prominent]

  /// Every style and every material that a visual-effect view may show.
  package static let visualEffects = all + materials

  /// The numbers in an appearance.
  package func blur(for style: UserInterfaceStyle) -> Blur {
    style == .light ? light : dark
  }

  /// The same style with another radius in points or another saturation; nil leaves what it has.
  package func adapted(radius: Double?, saturation: Double?) -> BlurStyle {
    func adapt(_ blur: Blur) -> Blur {
      Blur(
        radius: radius ?? blur.radius, saturation: saturation ?? blur.saturation, tint: blur.tint)
    }
    return BlurStyle(name, adapt(light), dark: adapt(dark))
  }
}
