import AfterimageGraphics
import AfterimageScreens

/// The values of a strategy's options, each read when it is asked for.
struct StrategyValues {
  /// The strategy that has the options.
  let strategy: Strategy
  /// The options that were given, with the texts of their values.
  let chosen: [(option: StrategyOption, text: String)]
  /// Reads the picture at a path, or says why it cannot.
  let image: (String) -> Result<Image, PictureFailure>

  /// The value that the word of an option stands for.
  func word<Value>(
    _ option: String, among values: [Value], named name: (Value) -> String
  ) throws(StrategyError) -> Value {
    try value(of: option) { text in values.first { name($0) == text } }
  }

  /// The number of an option.
  func number(_ option: String) throws(StrategyError) -> Double {
    try value(of: option) { text in
      guard let number = Double(text), bounds(of: option)?.contains(number) == true else {
        return nil
      }
      return number
    }
  }

  /// The number of an option, nil where none was chosen.
  func chosenNumber(_ option: String) throws(StrategyError) -> Double? {
    chosen.contains { $0.option.name == option } ? try number(option) : nil
  }

  /// The colour of an option.
  func color(_ option: String) throws(StrategyError) -> ColorReference {
    try value(of: option, as: opaqueColor)
  }

  /// The picture at the path of an option.
  func picture(_ option: String) throws(StrategyError) -> Image {
    let path = try value(of: option) { $0.isEmpty ? nil : $0 }
    switch image(path) {
    case .success(let image): return image
    case .failure(let failure):
      throw .unreadableImage(path, failure, of: strategy.name)
    }
  }

  private func value<Value>(
    of name: String, as understand: (String) -> Value?
  ) throws(StrategyError) -> Value {
    guard let option = strategy.options.first(where: { $0.name == name }) else {
      throw .unknownOption(name, of: strategy.name, nearest: nil, known: [])
    }
    let text = chosen.first { $0.option == option }?.text ?? option.default ?? ""
    guard let value = understand(text) else {
      throw .invalidValue(text, option, of: strategy.name, nearest: option.nearest(to: text))
    }
    return value
  }

  private func bounds(of name: String) -> ClosedRange<Double>? {
    guard case .number(let bounds, _)? = strategy.options.first(where: { $0.name == name })?.values
    else { return nil }
    return bounds
  }
}

extension StrategyOption {
  /// The allowed word nearest to another, nil where words are not what the option takes.
  fileprivate func nearest(to text: String) -> String? {
    switch values {
    case .words(let words): nearestWord(to: text, among: words)
    case .opaqueColor: nearestWord(to: text, among: opaqueColorNames)
    case .number, .imagePath: nil
    }
  }
}

/// A system colour's name or `#RRGGBB`; nil for anything else and for colours that show what lies beneath.
private func opaqueColor(_ text: String) -> ColorReference? {
  if let color = SystemColor(rawValue: text) { return color.isOpaque ? .system(color) : nil }
  guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
    let hex = UInt32(text.dropFirst(), radix: 16)
  else { return nil }
  return .fixed(Color(hex: hex))
}

private let opaqueColorNames = SystemColor.allCases.filter(\.isOpaque).map(\.rawValue)

extension SystemColor {
  fileprivate var isOpaque: Bool {
    UserInterfaceStyle.allCases.allSatisfy { resolved(for: $0).isOpaque }
  }
}
