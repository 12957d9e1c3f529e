/// The keyboard that an editable view asks for, by the names of UIKit's UITextInputTraits.
public struct TextInputTraits: Hashable, Sendable {
  /// Which keys there are.
  public var keyboardType: KeyboardType = .default
  /// The purpose of the key that ends a line.
  public var returnKeyType: ReturnKeyType = .default
  /// Whether words are corrected, without which none are suggested.
  public var autocorrectionType: AutocorrectionType = .default
  /// Whether the keyboard is a light or a dark one.
  public var keyboardAppearance: KeyboardAppearance = .default
  /// False where no keyboard comes up, as with an empty `inputView` or a keyboard of hardware.
  public var showsKeyboard: Bool = true
  /// The code from a message that the bar above the keyboard offers, which no screen file has: it comes in a story.
  package var offeredCode: String?
  /// The view that lies on top of the keyboard while the view is edited, as wide as the screen and as high as its frame, its content or its constraints make it; nil has none.
  public var inputAccessoryView: View? {
    get { accessory.first }
    set { accessory = newValue.map { [$0] } ?? [] }
  }
  /// One view at most; an array, as a view can have such a view in it.
  private var accessory: [View] = []

  /// Makes what a text field asks for by default.
  public init() {}

  /// The same with a key to search.
  var searching: TextInputTraits {
    var copy = self
    copy.returnKeyType = .search
    return copy
  }

  /// The same with digits only.
  var digits: TextInputTraits {
    var copy = self
    copy.keyboardType = .numberPad
    return copy
  }
}

/// The keyboards, by the names of UIKeyboardType.
public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// The purposes of the key that ends a line, by the names of UIReturnKeyType.
public enum ReturnKeyType: String, CaseIterable, Hashable, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// Whether words are corrected, by the names of UITextAutocorrectionType.
public enum AutocorrectionType: String, CaseIterable, Hashable, Sendable {
  case `default`
  case no
  case yes
}

/// The looks of a keyboard, by the names of UIKeyboardAppearance.
public enum KeyboardAppearance: String, CaseIterable, Hashable, Sendable {
  /// That of the screen around it.
  case `default`
  case light
  case dark
}
