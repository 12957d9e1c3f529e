import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import AfterimageServer

/// What a page asks for: an input, the circumstances, and how the app is protected.
struct StudioQuery: Hashable {
  /// The id of the input.
  let input: String
  /// The circumstances.
  let choice: TraitChoice
  /// The strategy as the command line has it; nil for the plain screen, `own` for the protections of a scenario.
  let strategy: String?
  /// What makes a screen's app leave the front.
  let trigger: Trigger

  /// The strategy that stands for an app's own protections.
  static let ownProtections = "own"

  /// Reads the words of a request; throws for one that is not known.
  init(_ words: [String: String]) throws(StudioFailure) {
    input = words["input"] ?? ""
    choice = try TraitChoice(words)
    strategy = words["strategy"].flatMap { $0.isEmpty ? nil : $0 }
    trigger = try value("trigger", in: words, among: Trigger.all, named: \.name) ?? .home
  }

  /// The query as one line, the same for the same query.
  var words: String {
    let choices: [String?] = [
      input, strategy, trigger.name, choice.device?.id, choice.system?.id,
      choice.orientation?.rawValue, choice.userInterfaceStyle?.rawValue,
      choice.accessibilityContrast?.rawValue,
      choice.isReduceTransparencyEnabled.map { $0 ? "opaque" : "clear" },
      choice.contentSizeCategory?.rawValue, choice.layoutDirection?.rawValue, choice.language,
    ]
    return choices.map { $0 ?? "" }.joined(separator: " ")
  }

  /// A query for an input as it is judged by itself.
  init(input: String, strategy: String) {
    self.input = input
    choice = TraitChoice()
    self.strategy = strategy
    trigger = .home
  }
}

/// How a page wants a picture drawn.
struct PictureForm: Hashable {
  /// True for a picture with status bar and corners.
  let hasChrome: Bool
  /// Pixels in a point; nil are as many as the device has.
  let scale: Double?

  /// Reads the words of a request; throws for a scale that no device has.
  init(_ words: [String: String]) throws(StudioFailure) {
    hasChrome = words["chrome"] == "1"
    scale = try value("scale", in: words, among: [1, 2, 3]) { "\(Int($0))" }
  }
}

extension TraitChoice {
  /// Reads the circumstances of a request, under the names and in the words of the command's options.
  fileprivate init(_ words: [String: String]) throws(StudioFailure) {
    self.init()
    device = try value("device", in: words, among: Device.all, named: \.id)
    system = try value("system", in: words, among: System.all, named: \.id)
    orientation = try value(
      "orientation", in: words, among: Orientation.allCases, named: \.rawValue)
    userInterfaceStyle = try value(
      "appearance", in: words, among: UserInterfaceStyle.allCases, named: \.rawValue)
    accessibilityContrast = try value(
      "contrast", in: words, among: AccessibilityContrast.allCases, named: \.rawValue)
    isReduceTransparencyEnabled = words["opaque"] == "1" ? true : nil
    contentSizeCategory = try value(
      "textSize", in: words, among: ContentSizeCategory.allCases, named: \.rawValue)
    layoutDirection = try value(
      "direction", in: words, among: TextDirection.allCases, named: \.rawValue)
    language = words["locale"].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The value that a word of a request stands for; nil where there is none.
private func value<Value>(
  _ parameter: String, in words: [String: String], among values: [Value],
  named name: (Value) -> String
) throws(StudioFailure) -> Value? {
  guard let word = words[parameter], !word.isEmpty else { return nil }
  guard let value = values.first(where: { name($0) == word }) else {
    throw .unknownWord(word, of: parameter)
  }
  return value
}
