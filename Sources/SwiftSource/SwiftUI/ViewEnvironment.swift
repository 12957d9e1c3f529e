import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// What views of SwiftUI take over from those around them.
struct ViewEnvironment {
  /// The font of texts and symbols; nil is that of the body.
  var font: FontReference?
  /// The weight of texts, in place of the font's.
  var weight: Font.Weight?
  /// True where texts are slanted.
  var isItalic = false
  /// True where all digits of texts are as wide as each other.
  var hasMonospacedDigits = false
  /// The colour of texts, symbols and shapes; nil is that of labels.
  var foreground: ColorReference?
  /// The colour of what can be touched; nil is the system's blue.
  var tint: ColorReference?
  /// The most lines of a text; nil is any.
  var lineLimit: Int?
  /// Where the lines of a text begin.
  var alignment = TextAlignment.natural
  /// How a text that does not fit is cut.
  var truncation = LineBreakMode.byTruncatingTail
  /// The least part of its size that a text shrinks to.
  var minimumScaleFactor = 1.0
  /// The room between the lines of a text, in points.
  var lineSpacing = 0.0
  /// Whether texts are in capitals or small letters.
  var textCase = TextCase.asWritten
  /// False where controls cannot be touched.
  var isEnabled = true
  /// How buttons look: a name of the system's, or a style of the program's.
  var buttonStyle: Value = .nothing
  /// How switches look.
  var toggleStyle: Value = .nothing
  /// What labels show of themselves.
  var labelStyle: Value = .nothing
  /// How pickers look.
  var pickerStyle = "automatic"
  /// How fields look.
  var textFieldStyle = "automatic"
  /// How lists look.
  var listStyle = "automatic"
  /// How tabs are shown.
  var pageStyle: Value = .nothing
  /// How progress is shown.
  var progressStyle = "automatic"
  /// What scroll views keep free around their content.
  var contentMargins: Arrangement.Padding?
  /// How gauges look.
  var gaugeStyle = "automatic"
  /// The form of the ground of buttons.
  var buttonShape = "automatic"
  /// What is added to the names of symbols, such as `fill`; nil is nothing.
  var symbolVariant: String?
  /// True where nothing is drawn behind the rows of lists.
  var hidesListBackground = false
  /// How large symbols are beside texts.
  var imageScale: Symbol.Scale?
  /// How large controls are.
  var controlSize = Button.ButtonSize.medium
  /// True where the labels of controls do not show.
  var hidesLabels = false
  /// True within a list, whose rows look otherwise.
  var isInList = false
  /// How much room there is, as far as it is known: that of the screen, or of a frame around the view.
  var room = Size.zero
  /// The reasons for which views are redacted, by their names.
  var redactions: Set<String> = []
  /// True where SwiftUI redacts the view while the reason `privacy` is set.
  var isPrivacySensitive = false

  /// The ways in which texts are written.
  enum TextCase {
    case asWritten
    case uppercase
    case lowercase
  }

  /// The font with the weight and the slant that views around have asked for.
  var resolvedFont: FontReference {
    var font = font ?? .textStyle(.body)
    if let weight { font = font.weighted(weight) }
    return isItalic ? font.slanted : font
  }
}

extension FontReference {
  /// The same font, slanted.
  var slanted: FontReference {
    switch self {
    case .textStyle(let style, let weight, _): .textStyle(style, weight: weight, isItalic: true)
    case .system(let size, let weight, _): .system(size: size, weight: weight, isItalic: true)
    case .substitute(let family, let size, let weight, _):
      .substitute(for: family, size: size, weight: weight, isItalic: true)
    case .file: self
    }
  }
}
