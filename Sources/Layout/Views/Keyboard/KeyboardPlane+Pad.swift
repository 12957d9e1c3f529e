import AfterimageScreens

/// The planes of iPad: four rows of eleven, with numbers in place of every pad.
extension KeyboardPlane {
  /// The plane that comes up for a field.
  static func tablet(for field: FocusedField, in traits: Traits) -> KeyboardPlane {
    let end = KeyboardKey.return(for: field.inputTraits.returnKeyType, in: traits.system)
    let space = KeyboardKey.space(in: traits.system)
    switch field.inputTraits.keyboardType {
    case .numberPad, .asciiCapableNumberPad, .phonePad, .decimalPad, .numbersAndPunctuation:
      return numbers(end: end, space: space, of: field)
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      return letters(end: end, space: space, of: field)
    }
  }

  private static func letters(
    end: KeyboardKey, space: KeyboardKey, of field: FocusedField
  ) -> KeyboardPlane {
    let isUppercase = field.beginsSentence
    func row(_ letters: String, _ hints: String) -> [KeyboardSlot] {
      zip(isUppercase ? letters.uppercased() : letters, hints).map {
        .key(.character(String($0), hint: String($1)), letters: 1)
      }
    }
    return KeyboardPlane(rows: [
      row("qwertyuiop", "1234567890") + [.filling(.delete)],
      [.indent(letters: 0.5)] + row("asdfghjkl", "@#$&*()’\"") + [.filling(end)],
      [.key(.shift(isUppercase), letters: 1)] + row("zxcvbnm,.", "%-+=/;:!?")
        + [.filling(.shift(isUppercase).named("right shift"))],
      lowest(switchingTo: ".?123", space: space, of: field),
    ])
  }

  private static func numbers(
    end: KeyboardKey, space: KeyboardKey, of field: FocusedField
  ) -> KeyboardPlane {
    func row(_ signs: String) -> [KeyboardSlot] {
      signs.map { .key(.character(String($0)), letters: 1) }
    }
    return KeyboardPlane(rows: [
      row("1234567890") + [.filling(.delete)],
      [.indent(letters: 0.5)] + row("@#$&*()’\"") + [.filling(end)],
      [.key(.function("#+="), letters: 1)] + row("%-+=/;:,.")
        + [.filling(.function("#+=").named("right #+="))],
      lowest(switchingTo: "ABC", space: space, of: field),
    ])
  }

  private static func lowest(
    switchingTo plane: String, space: KeyboardKey, of field: FocusedField
  ) -> [KeyboardSlot] {
    let extra = field.extraKeys.map { KeyboardSlot.key($0, letters: 1) }
    let other = KeyboardKey.function(plane)
    return [.key(other, letters: 1)] + extra + [
      .filling(space), .key(other.named("right " + plane), letters: 1.5),
      .key(.function("hide", symbol: "keyboard"), letters: 1.5),
    ]
  }
}

extension KeyboardKey {
  /// The same key under another name.
  fileprivate func named(_ name: String) -> KeyboardKey {
    var copy = self
    copy.name = name
    return copy
  }
}
