package import AfterimageGraphics
package import AfterimageMasking
import AfterimageScreens

extension ChosenStrategy {
  /// A strategy by its text; `cover-image` without a path gets the small orange picture.
  package static func named(_ text: String) throws -> ChosenStrategy {
    try Strategy.choose(text == "cover-image" ? "cover-image:path=small" : text) { name in
      .success(Image(name: name, bitmap: .orange))
    }
  }
}

extension Bitmap {
  /// Ten pixels by twenty, all orange.
  package static let orange = Bitmap(
    width: 10, height: 20, pixels: [UInt32](repeating: orangePixel, count: 200))!
  /// A pixel of the orange picture.
  package static let orangePixel: UInt32 = 0xFFFF_8000
}
