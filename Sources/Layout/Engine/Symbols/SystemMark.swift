import AfterimageGraphics
import AfterimageScreens

/// A symbol that UIKit draws in its own controls, in a size that is its own.
struct SystemMark: Hashable, Sendable {
  /// The SF name of the symbol.
  let name: String
  /// The extent of the ink, in points (measured in pictures of UIKit, to half a point).
  let size: Size
  /// The thickness of the line around the outline, in points.
  let line: Double

  /// The arrow of a row that leads on: since iOS 26 that of rows of Settings (AndrewKochulab/sim-mirror).
  static func disclosureIndicator(in system: System) -> SystemMark {
    SystemMark(
      name: "chevron.forward",
      size: system.hasGlassControls
        ? Size(width: 7, height: 12) : Size(width: 7.5, height: 13),
      line: 1.3)
  }
  /// The tick of a chosen row.
  static let checkmark = SystemMark(
    name: "checkmark", size: Size(width: 14, height: 13.5), line: 0.1)
  /// The letter i in a circle.
  static let information = SystemMark(
    name: "info.circle", size: Size(width: 22, height: 22), line: 0.3)
  /// The cross on a disc that empties a field.
  static let clear = SystemMark(
    name: "xmark.circle.fill", size: Size(width: 16, height: 16), line: 0)
  /// The arrow of a back button.
  static let backIndicator = SystemMark(
    name: "chevron.backward", size: Size(width: 11.5, height: 20.5), line: 1.2)
}
