import AfterimageScreens

/// The keys that are no characters.
extension KeyboardKey {
  /// The key for capitals, which looks like a letter while the next one is a capital.
  static func shift(_ isOn: Bool) -> KeyboardKey {
    KeyboardKey(
      name: "shift", face: .symbol(isOn ? "shift.fill" : "shift"),
      look: isOn ? .character : .function)
  }

  /// The key that takes a character back.
  static let delete = KeyboardKey.function("delete", symbol: "delete.left")
  /// The key to the emoji.
  static let emoji = KeyboardKey.function("emoji", symbol: "face.smiling")
  /// The key that listens.
  static let dictation = KeyboardKey.function("dictation", symbol: "mic")

  /// The space bar, without a word since iOS 26.
  static func space(in system: System) -> KeyboardKey {
    KeyboardKey(name: "space", face: .title(system.hasGlassControls ? "" : "space"))
  }

  /// The key that ends a line or the entry: blue where it does more than that, a word before iOS 26 and a symbol since.
  static func `return`(for type: ReturnKeyType, in system: System) -> KeyboardKey {
    let face: Face =
      system.hasGlassControls ? .symbol(type.symbol) : .title(type.title)
    let isPlain = [.default, .next, .continue].contains(type)
    return KeyboardKey(name: "return", face: face, look: isPlain ? .function : .action)
  }
}

extension ReturnKeyType {
  /// The word on the key.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .emergencyCall: "SOS"
    case .google, .yahoo: "search"
    default: rawValue
    }
  }

  /// The symbol on the key, recalled from pictures of iOS 26.
  fileprivate var symbol: String {
    switch self {
    case .default: "return"
    case .go, .join, .route, .next, .continue: "arrow.right"
    case .google, .search, .yahoo: "magnifyingglass"
    case .send: "arrow.up"
    case .done: "checkmark"
    case .emergencyCall: "phone"
    }
  }
}

extension FocusedField {
  /// The keys to other ways of entering; a field of ASCII or of bullets has no emoji.
  var extraKeys: [KeyboardKey] {
    let types: [KeyboardType] = [.default, .twitter, .webSearch, .namePhonePad]
    guard !isSecure, types.contains(inputTraits.keyboardType) else { return [] }
    return [.emoji, .dictation]
  }

  /// True where the next letter is a capital: UIKit's automatic capitals of sentences, in the fields that have them.
  var beginsSentence: Bool {
    let types: [KeyboardType] = [.default, .asciiCapable, .twitter, .namePhonePad]
    guard !isSecure, types.contains(inputTraits.keyboardType) else { return false }
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    return text.last?.isNewline == true || (text.last != last && ".!?".contains(last))
  }
}
