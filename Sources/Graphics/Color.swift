/// An sRGB colour, not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red component, 0 to 255.
  package var red: UInt8
  /// The green component, 0 to 255.
  package var green: UInt8
  /// The blue component, 0 to 255.
  package var blue: UInt8
  /// The opacity, 0 to 1.
  package var alpha: Double

  /// Makes a colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from six hexadecimal digits, 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Nothing at all.
  public static let clear = Color(hex: 0x000000, alpha: 0)

  /// True where nothing beneath shows through.
  package var isOpaque: Bool { alpha >= 1 }

  /// The same colour at a part of its opacity.
  package func withAlpha(multipliedBy factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// A grey as bright as the colour and a little fainter, as UIKit dims a tint; the opacity is chosen by eye.
  package var dimmed: Color {
    let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    let grey = UInt8(luma.rounded())
    return Color(red: grey, green: grey, blue: grey, alpha: 0.8 * alpha)
  }
}
