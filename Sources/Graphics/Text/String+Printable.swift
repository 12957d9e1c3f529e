extension String {
  /// The text with what a terminal would obey, and marks that turn the order of characters round, written as escapes; line feeds and tabulators stay.
  package var printable: String {
    escaped { $0.steersTerminals && $0 != "\n" && $0 != "\t" }
  }

  /// The text as a part of one line of a message: line feeds and tabulators are escapes too, and what is in the middle of a very long one is left out.
  package var printableOnOneLine: String {
    guard unicodeScalars.count > Self.longestLine else { return escaped(where: \.steersTerminals) }
    let half = Self.longestLine / 2
    let parts = [unicodeScalars.prefix(half), unicodeScalars.suffix(half)].map {
      String($0).escaped(where: \.steersTerminals)
    }
    return parts.joined(separator: " … ")
  }

  /// The most scalars of a line of a message, before escapes.
  private static let longestLine = 1_000

  private func escaped(where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// True for control characters, for the marks that steer the direction of text, and for those that break lines.
  package var steersTerminals: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
