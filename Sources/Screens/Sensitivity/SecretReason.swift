/// The reason for which a view counts as a secret, or does not.
package enum SecretReason: Hashable, Sendable {
  /// Its author has marked it, or what it lies in; false where the mark is taken off.
  case mark(Bool)
  /// SwiftUI is told that it is.
  case privacySensitive
  /// Bullets stand for the characters.
  case secureTextEntry
  /// The kind of information, by the name that its file has for it.
  case contentType(String)
  /// It is a field for a part of a payment card.
  case cardField(CardField.Part)
  /// A phrase in what code or the author calls the view.
  case name(String, phrase: String)
  /// A phrase in what stands in the field while it is empty.
  case placeholder(phrase: String)
  /// A phrase in the label to the left of the field or above it.
  case caption(phrase: String)
  /// A phrase of the scene that it is the only field of, where its own names say nothing.
  case page(phrase: String)
  /// The text in it has the form and the check digits of a secret.
  case text(form: String)
  /// The side file, which may also say that there is no secret.
  case sideFile(isSensitive: Bool)

  /// True unless somebody says that there is no secret.
  package var isSensitive: Bool {
    switch self {
    case .mark(let isSensitive), .sideFile(let isSensitive): isSensitive
    case .privacySensitive, .secureTextEntry, .contentType, .cardField, .name, .placeholder,
      .caption, .page, .text:
      true
    }
  }
}

extension SecretReason: CustomStringConvertible {
  /// The reason in words, which are those of our tables and of code, not of the screen.
  package var description: String {
    switch self {
    case .mark(true): "it is marked"
    case .mark(false): "not sensitive, as it is marked"
    case .privacySensitive: "it is privacy-sensitive"
    case .secureTextEntry: "its text entry is secure"
    case .contentType(let type): "its content type is `\(type)`"
    case .cardField(let part): "it is a card field for the `\(part.rawValue)`"
    case .name(let name, let phrase): "its name `\(name)` says `\(phrase)`"
    case .placeholder(let phrase): "its placeholder says `\(phrase)`"
    case .caption(let phrase): "the label beside it says `\(phrase)`"
    case .page(let phrase): "it is the only field of a scene that says `\(phrase)`"
    case .text(let form): "its text has the check digits of \(form)"
    case .sideFile(true): "the side file says so"
    case .sideFile(false): "not sensitive, as the side file says"
    }
  }
}
