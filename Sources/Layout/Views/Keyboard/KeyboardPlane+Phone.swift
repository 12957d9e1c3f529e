import AfterimageScreens

/// The planes of iPhone, as an iPhone for the United States has them out of the box: English and emoji.
extension KeyboardPlane {
  /// The plane that comes up for a field.
  static func phone(for field: FocusedField, in traits: Traits) -> KeyboardPlane {
    let end = KeyboardKey.return(for: field.inputTraits.returnKeyType, in: traits.system)
    let space = KeyboardKey.space(in: traits.system)
    let keys = EndKeys(field: field, isNarrow: traits.device.hasHomeButton, space: space, end: end)
    switch field.inputTraits.keyboardType {
    case .numberPad, .asciiCapableNumberPad: return pad(corner: nil)
    case .phonePad: return pad(corner: .bare("+*#"))
    case .decimalPad: return pad(corner: .bare("."))
    case .numbersAndPunctuation: return numbers(keys)
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      return letters(keys, isUppercase: field.beginsSentence)
    }
  }

  private static func letters(_ keys: EndKeys, isUppercase: Bool) -> KeyboardPlane {
    func row(_ letters: String) -> [KeyboardSlot] {
      (isUppercase ? letters.uppercased() : letters).map {
        .key(.character(String($0)), letters: 1)
      }
    }
    return KeyboardPlane(rows: [
      row("qwertyuiop"), [.gap] + row("asdfghjkl") + [.gap],
      [.key(.shift(isUppercase), letters: 4.0 / 3), .gap] + row("zxcvbnm")
        + [.gap, .key(.delete, letters: 4.0 / 3)],
      keys.row(switchingTo: "123"),
    ])
  }

  private static func numbers(_ keys: EndKeys) -> KeyboardPlane {
    func row(_ signs: String, letters: Double = 1) -> [KeyboardSlot] {
      signs.map { .key(.character(String($0)), letters: letters) }
    }
    return KeyboardPlane(rows: [
      row("1234567890"), row("-/:;()$&@\""),
      [.key(.function("#+="), letters: 4.0 / 3), .gap] + row(".,?!’", letters: 1.4)
        + [.gap, .key(.delete, letters: 4.0 / 3)],
      keys.row(switchingTo: "ABC"),
    ])
  }

  /// The digits of a telephone and what stands in the corner beside the zero.
  private static func pad(corner: KeyboardKey?) -> KeyboardPlane {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = letters.enumerated().map { index, letters in
      KeyboardSlot.filling(.character("\(index + 1)", hint: letters))
    }
    let none = KeyboardKey(name: "corner", face: .title(""), look: .bare)
    var delete = KeyboardKey.delete
    delete.look = .bare
    return KeyboardPlane(
      rows: [
        Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]),
        [.filling(corner ?? none), .filling(.character("0")), .filling(delete)],
      ], isPad: true)
  }
}

/// The lowest row of a plane of letters or numbers.
private struct EndKeys {
  let field: FocusedField
  /// True where the keys beside the space bar have no room below it.
  let isNarrow: Bool
  let space: KeyboardKey
  let end: KeyboardKey

  func row(switchingTo plane: String) -> [KeyboardSlot] {
    let other = KeyboardKey.function(plane)
    let extra = isNarrow ? field.extraKeys.map { KeyboardSlot.key($0, letters: 1.25) } : []
    let start = [KeyboardSlot.key(other, letters: extra.isEmpty ? 2.5 : 1.25)] + extra
    return start + middle + [.key(end, letters: 2.5)]
  }

  private var middle: [KeyboardSlot] {
    func keys(_ signs: String...) -> [KeyboardSlot] {
      signs.map { .key(.character($0), letters: 1) }
    }
    return switch field.inputTraits.keyboardType {
    case .URL: [".", "/", ".com"].map { .filling(.character($0)) }
    case .emailAddress: [.filling(space)] + keys("@", ".")
    case .twitter: [.filling(space)] + keys("@", "#")
    case .webSearch: [.filling(space)] + keys(".")
    default: [.filling(space)]
    }
  }
}

extension KeyboardKey {
  /// Words without anything behind them.
  fileprivate static func bare(_ title: String) -> KeyboardKey {
    KeyboardKey(name: title, face: .title(title), look: .bare)
  }
}
