import AfterimageGraphics
import AfterimageScreens
import UIKitScore

/// A picture of SwiftUI's that a test keeps, and the circumstances that it was drawn in.
struct CheckedPicture: Decodable {
  /// What its line of the table is called.
  let name: String
  /// The file of the picture.
  let path: String
  /// The class and the function of the test.
  let check: String
  /// What the check is called beside its function; nil is the one at `index`.
  let named: String?
  /// Which of the checks it is.
  let index: Int
  /// The size of what is shown, in points.
  let width: Double
  let height: Double
  /// Pixels in a point.
  let scale: Double
  /// Where the view begins in the picture, in pixels.
  let x: Int
  let y: Int
  /// The insets at the top and the bottom for the notch and the home indicator.
  let safeTop: Double
  let safeBottom: Double
  /// The version of iOS.
  let system: Int
  let isDark: Bool
  /// The text size by its name.
  let textSize: String
  /// The opacity of the veils that lie on what is read aloud; nil where there are none.
  let veils: Double?
  /// True where only the counts of pieces are told.
  let isHeldBack: Bool

  /// The circumstances as the comparison takes them.
  var circumstances: UIKitCase {
    UIKitCase(
      name, .screen(name), width, height, scale: scale,
      safeArea: EdgeInsets(top: safeTop, left: 0, bottom: safeBottom, right: 0),
      textSize: ContentSizeCategory(rawValue: textSize) ?? .large,
      system: System(majorVersion: system), veils: veils
    ).inStyle(isDark ? .dark : .light)
  }

  /// The part of a picture that is the view's, as far as it has one.
  func view(in picture: Bitmap) -> Bitmap {
    let part = PixelRect(
      x: x, y: y, width: min(Int((width * scale).rounded()), picture.width - x),
      height: min(Int((height * scale).rounded()), picture.height - y))
    return picture.cropped(to: part) ?? picture
  }
}
