import AfterimageGraphics
import AfterimageScreens

/// The lengths of an alert in points and the faces of its texts, as UIKit's are commonly seen to be; nobody has published those of iOS 26.
struct AlertMetrics {
  /// The width; nil leaves it to the screen.
  var width: Double?
  var cornerRadius: Double
  /// Around the texts and fields.
  var padding: EdgeInsets
  /// Between title and message.
  var textSpacing: Double
  /// Between the texts and the first field, and between two fields.
  var fieldSpacing: Double
  /// The face of the title, which is semibold.
  var titleFont: FontReference
  var titleColor: SystemColor
  var messageFont: FontReference
  var messageColor: SystemColor
  var textAlignment: TextContent.HorizontalAlignment?
  var buttons: Buttons
  /// True where two answers may share a row.
  var allowsRows: Bool

  /// How the answers look.
  struct Buttons {
    var height: Double
    var font: FontReference
    /// Around the answers and between them; zero draws lines there instead.
    var spacing: Double
    /// True where each answer has a shape of its own.
    var areCapsules: Bool { spacing > 0 }
  }

  /// A question in the middle of the screen, up to iOS 18.
  static let alert = AlertMetrics(
    width: 270, cornerRadius: 14, padding: EdgeInsets(top: 20, left: 16, bottom: 20, right: 16),
    textSpacing: 2, fieldSpacing: 8, titleFont: .textStyle(.headline), titleColor: .label,
    messageFont: .textStyle(.footnote), messageColor: .label, textAlignment: .center,
    buttons: Buttons(height: 44, font: .textStyle(.body), spacing: 0), allowsRows: true)

  /// Answers at the lower edge, up to iOS 18.
  static let actionSheet = AlertMetrics(
    cornerRadius: 14, padding: EdgeInsets(top: 14, left: 16, bottom: 15, right: 16),
    textSpacing: 8, fieldSpacing: 8, titleFont: .textStyle(.footnote), titleColor: .secondaryLabel,
    messageFont: .textStyle(.footnote), messageColor: .secondaryLabel, textAlignment: .center,
    buttons: Buttons(height: 57, font: .textStyle(.title3), spacing: 0), allowsRows: false)

  /// Both since iOS 26: texts at the leading edge, answers in capsules.
  static let glass = AlertMetrics(
    width: 300, cornerRadius: 34, padding: EdgeInsets(top: 22, left: 24, bottom: 8, right: 24),
    textSpacing: 8, fieldSpacing: 8, titleFont: .textStyle(.headline), titleColor: .label,
    messageFont: .textStyle(.subheadline), messageColor: .secondaryLabel, textAlignment: nil,
    buttons: Buttons(height: 48, font: .textStyle(.body), spacing: 14), allowsRows: true)

  /// Between the cards of an action sheet, and around them.
  static let cardSpacing = 8.0
  /// The width of an action sheet on a tablet, which is a popover's there.
  static let popoverWidth = 304.0
  /// Between two answers in capsules.
  static let capsuleSpacing = 8.0
  /// The room on both sides of a title in its button.
  static let buttonInset = 8.0
}
