import AfterimageGraphics

/// The two styles that adapt to the appearance; Apple has published no numbers, so these are guesses that keep near the published ones.
extension BlurStyle {
  /// A guess: the published light style, and in the dark a tint as strong as it, of the published dark grey.
  public static let regular = BlurStyle(
    "regular", Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0xFFFFFF, alpha: 0.3)),
    dark: Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0x1C1C1C, alpha: 0.3)))
  /// A guess: the published extra light style, and in the dark the published dark one.
  public static let prominent = BlurStyle(
    "prominent", Blur(radius: 20, saturation: 1.8, tint: Color(hex: 0xF7F7F7, alpha: 0.82)),
    dark: Blur(radius: 20, saturation: 1.8, tint: Color(hex: 0x1C1C1C, alpha: 0.73)))
}
