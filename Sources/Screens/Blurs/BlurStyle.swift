package import AfterimageGraphics

/// A blur by one of UIKit's names, with the numbers for each appearance.
public struct BlurStyle: Hashable, Sendable {
  /// The name of the case of UIBlurEffect.Style; of an adapted one, the name that it was made from.
  package let name: String
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

  /// Every style, in UIKit's order.
  package static let all = [extraLight, light, dark, regular, prominent] + materials

  /// The numbers in an appearance.
  package func blur(for style: UserInterfaceStyle) -> Blur {
    style == .light ? light : dark
  }

  /// The colour that stands in for the blur where the user reduces transparency: its tint, opaque, as UIKit's lowest quality does; the exact colour is a guess.
  package func opaqueColor(for style: UserInterfaceStyle) -> Color {
    var color = blur(for: style).tint
    color.alpha = 1
    return color
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
