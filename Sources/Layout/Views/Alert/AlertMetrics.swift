import AfterimageGraphics
import AfterimageScreens

/// The lengths of an alert in points and the faces of its texts, as UIKit's are commonly seen to be; those since iOS 26 are recorded from it.
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
  /// The face of the title but for its weight.
  var titleFont: FontReference
  var titleWeight = Font.Weight.semibold
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
  ///
  /// Recorded from iOS 26.1 on 393 x 852 points (Vercantez/openuikit: 152.3 high with both texts and a row of answers, 126.3 with one text,
  /// 264.3 and 320.3 with three and four answers) and from iOS 27 on 402 x 874 (AndrewKochulab/sim-mirror: an alert [41, 375, 320, 152], its texts of 260 at 22 and 49.7, answers of 140 x 48 at 88).
  static func glass(in system: System) -> AlertMetrics {
    AlertMetrics(
      width: 320, cornerRadius: 34,
      padding: EdgeInsets(top: 22, left: 30, bottom: 13.0 / 3, right: 30),
      textSpacing: (system.majorVersion >= 27 ? 22.0 : 23) / 3, fieldSpacing: 8,
      titleFont: .textStyle(.headline), titleColor: .label, messageFont: .textStyle(.subheadline),
      messageColor: .secondaryLabel, textAlignment: nil,
      buttons: Buttons(height: 48, font: .textStyle(.body), spacing: 16), allowsRows: true)
  }

  /// An alert since iOS 26 that has only one text, which is then set as body text in the middle.
  mutating func setSingleText() {
    padding.bottom = 4
    textAlignment = .center
    titleFont = .textStyle(.body)
    titleWeight = .regular
    messageFont = .textStyle(.body)
  }

  /// Between the cards of an action sheet, and around them.
  static let cardSpacing = 8.0
  /// The width of an action sheet on a tablet, which is a popover's there.
  static let popoverWidth = 304.0
  /// Between two answers in capsules.
  static let capsuleSpacing = 8.0
  /// The room on both sides of a title in its button.
  static let buttonInset = 8.0
}
