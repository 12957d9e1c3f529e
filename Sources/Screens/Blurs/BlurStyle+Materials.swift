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
  /// A guess: the tint of bars, 80 percent in the light and 75 in the dark; over white and over black it makes the greys that bars have in pictures of UIKit.
  public static let systemChromeMaterial = BlurStyle(
    "systemChromeMaterial",
    Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0xF8F8F8, alpha: 0.8)),
    dark: Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0x272727, alpha: 0.75)))

  /// The thinnest material, light in both appearances.
  public static let systemUltraThinMaterialLight = systemUltraThinMaterial.always(.light)
  /// The thin material, light in both appearances.
  public static let systemThinMaterialLight = systemThinMaterial.always(.light)
  /// The usual material, light in both appearances.
  public static let systemMaterialLight = systemMaterial.always(.light)
  /// The thick material, light in both appearances.
  public static let systemThickMaterialLight = systemThickMaterial.always(.light)
  /// The material of bars, light in both appearances.
  public static let systemChromeMaterialLight = systemChromeMaterial.always(.light)

  /// The thinnest material, dark in both appearances.
  public static let systemUltraThinMaterialDark = systemUltraThinMaterial.always(.dark)
  /// The thin material, dark in both appearances.
  public static let systemThinMaterialDark = systemThinMaterial.always(.dark)
  /// The usual material, dark in both appearances.
  public static let systemMaterialDark = systemMaterial.always(.dark)
  /// The thick material, dark in both appearances.
  public static let systemThickMaterialDark = systemThickMaterial.always(.dark)
  /// The material of bars, dark in both appearances.
  public static let systemChromeMaterialDark = systemChromeMaterial.always(.dark)

  /// The materials, thinnest first: those that adapt, then those that do not.
  static let materials = [
    systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
    systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight,
    systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
    systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
    systemThickMaterialDark, systemChromeMaterialDark,
  ]

  /// The form of an adaptive material that keeps to one appearance.
  private func always(_ style: UserInterfaceStyle) -> BlurStyle {
    let suffix = style == .light ? "Light" : "Dark"
    return BlurStyle(name + suffix, blur(for: style))
  }

  private static func material(_ name: String, _ light: Double, _ dark: Double) -> BlurStyle {
    BlurStyle(
      name, Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0xF7F7F7, alpha: light)),
      dark: Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0x252525, alpha: dark)))
  }
}
