import AfterimageGraphics

/// The materials of iOS 13, which adapt to the appearance; nobody has published their numbers.
///
/// All of these are guesses: one radius and saturation near the published light style's, and a tint that covers the more the thicker the material is.
extension BlurStyle {
  /// A guess: a tint of 45 percent in the light, 55 in the dark.
  public static let systemUltraThinMaterial = material("systemUltraThinMaterial", 0.45, 0.55)
  /// A guess: a tint of 60 percent in the light, 68 in the dark.
  public static let systemThinMaterial = material("systemThinMaterial", 0.6, 0.68)
  /// A guess: a tint of 75 percent in the light, 80 in the dark.
  public static let systemMaterial = material("systemMaterial", 0.75, 0.8)
  /// A guess: a tint of 90 percent in both appearances.
  public static let systemThickMaterial = material("systemThickMaterial", 0.9, 0.9)
  /// A guess: the tint of bars, 80 percent in the light and 75 in the dark.
  public static let systemChromeMaterial = BlurStyle(
    "systemChromeMaterial",
    Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0xF9F9F9, alpha: 0.8)),
    dark: Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0x1D1D1D, alpha: 0.75)))

  /// The materials, thinnest first.
  package static let materials = [
    systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
    systemChromeMaterial,
  ]

  private static func material(_ name: String, _ light: Double, _ dark: Double) -> BlurStyle {
    BlurStyle(
      name, Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0xF7F7F7, alpha: light)),
      dark: Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0x252525, alpha: dark)))
  }
}
