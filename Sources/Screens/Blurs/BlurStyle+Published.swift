import AfterimageGraphics

/// The three styles whose numbers Apple published, in the sample code UIImage+ImageEffects of 2013.
extension BlurStyle {
  /// Radius 20 points, saturation 1.8, and white 0.97 at 82 percent.
  public static let extraLight = BlurStyle(
    "extraLight", Blur(radius: 20, saturation: 1.8, tint: Color(hex: 0xF7F7F7, alpha: 0.82)))
  /// Radius 30 points, saturation 1.8, and white at 30 percent.
  public static let light = BlurStyle(
    "light", Blur(radius: 30, saturation: 1.8, tint: Color(hex: 0xFFFFFF, alpha: 0.3)))
  /// Radius 20 points, saturation 1.8, and white 0.11 at 73 percent.
  public static let dark = BlurStyle(
    "dark", Blur(radius: 20, saturation: 1.8, tint: Color(hex: 0x1C1C1C, alpha: 0.73)))
}
