extension TextDirection {
  /// The direction of the first character that has one, after rules P2 and P3 of the Unicode Bidirectional Algorithm; nil where none has.
  package init?(firstStrongCharacterOf text: String) {
    for scalar in text.unicodeScalars {
      if Self.rightToLeftBlocks.contains(where: { $0.contains(scalar.value) }) {
        if scalar.properties.isAlphabetic {
          self = .rightToLeft
          return
        }
      } else if scalar.properties.isAlphabetic {
        self = .leftToRight
        return
      }
    }
    return nil
  }

  /// The blocks whose letters are of class R or AL, from Hebrew to Arabic Mathematical Alphabetic Symbols (UAX #9, DerivedBidiClass.txt).
  private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF,
  ]
}
