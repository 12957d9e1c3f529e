extension String {
  /// The text where it stands in XML or HTML, in an element or in quotes; what XML may not hold is a question mark in a box.
  package var escapedForMarkup: String {
    unicodeScalars.reduce(into: "") { $0 += $1.escapedForMarkup }
  }
}

extension Unicode.Scalar {
  /// The character, or what stands for it.
  fileprivate var escapedForMarkup: String {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n", "\r": "&#\(value);"
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(self)
    }
  }
}
