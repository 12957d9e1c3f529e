import AfterimageGraphics

extension Color {
  /// A colour of parts from 0 to 1; what lies beyond is cut off.
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part * 255, 0), 255).rounded()) }
    self.init(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: min(max(alpha, 0), 1))
  }

  /// A colour of Display P3 as near as sRGB has it: both share the curve and the white, and the matrix is that between their primaries.
  init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401762806 * red - 0.2249401762806 * green),
      green: Self.encoded(-0.0420569547097 * red + 1.0420569547097 * green),
      blue: Self.encoded(
        -0.0196375545903 * red - 0.0786360455506 * green + 1.0982736001410 * blue),
      alpha: alpha)
  }

  /// IEC 61966-2-1 backwards.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (min(part, 1) + 0.055) / 1.055
    let fifth = root(of: base, 5)
    return base * base * fifth * fifth
  }

  /// IEC 61966-2-1: the power of 5/12 is the fifth of the twelfth root.
  private static func encoded(_ part: Double) -> Double {
    guard part > 0.0031308 else { return 12.92 * part }
    let twelfth = root(of: min(part, 1), 3).squareRoot().squareRoot()
    return 1.055 * twelfth * twelfth * twelfth * twelfth * twelfth - 0.055
  }

  /// The root of a number up to 1 by Newton's method: the four operations give the same bits everywhere, which the system's own powers do not.
  private static func root(of number: Double, _ degree: Int) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let power = (1..<degree).reduce(1.0) { product, _ in product * root }
      root -= (power * root - number) / (Double(degree) * power)
    }
    return root
  }
}
