/// A value of a property list, whatever its form.
package indirect enum PropertyListValue: Hashable, Sendable {
  /// A text, a number or a date as it is written.
  case text(String)
  case flag(Bool)
  case list([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// Bytes, whose content nobody asks for.
  case data
}

extension PropertyListValue {
  /// The value of a key; nil where there is none, or where this is no dictionary.
  package subscript(key: String) -> PropertyListValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The text; nil for any other value.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The values of a list; nil for any other value.
  package var list: [PropertyListValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The texts of a list; none for any other value.
  package var texts: [String] { (list ?? []).compactMap(\.text) }

  /// The members; nil for anything but a dictionary.
  package var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// What a truth value says, or a word that stands for one; nil for any other value.
  package var truth: Bool? {
    switch self {
    case .flag(let flag): flag
    case .text("YES"), .text("true"), .text("1"): true
    case .text("NO"), .text("false"), .text("0"): false
    case .text, .list, .dictionary, .data: nil
    }
  }
}

/// Why bytes are no property list that is read.
package struct PropertyListError: Error, Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// What is wrong there, as a clause.
  package var what: String
}
