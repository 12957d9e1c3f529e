/// A view of a scene that holds a secret, and what tells of it.
package struct SensitiveView: Hashable, Sendable {
  /// The id of the element.
  package let objectId: String
  /// The id of the view in the screen.
  package let id: String
  /// The line of the element, from 1.
  package let line: Int
  /// What tells that the view is sensitive, or that it is not.
  package let reason: Reason

  /// What can tell of a secret.
  package enum Reason: Hashable, Sendable {
    /// Bullets stand for the characters.
    case secureTextEntry
    /// The kind of information, by the name that documents have for it.
    case contentType(String)
    /// A phrase in what code or the author calls the view.
    case name(String, phrase: String)
    /// A phrase in what stands in the field while it is empty.
    case placeholder(phrase: String)
    /// A phrase in the label to the left of the field or above it.
    case caption(phrase: String)
    /// A phrase of the scene that it is the only field of, where its own names say nothing.
    case page(phrase: String)
    /// The side file, which may also say that there is no secret.
    case sideFile(isSensitive: Bool)
  }

  /// True unless the side file says that there is no secret.
  package var isSensitive: Bool { reason != .sideFile(isSensitive: false) }
}

extension SensitiveView.Reason: CustomStringConvertible {
  /// The reason in words, which are those of our tables and of code, not of the screen.
  package var description: String {
    switch self {
    case .secureTextEntry: "its text entry is secure"
    case .contentType(let type): "its content type is `\(type)`"
    case .name(let name, let phrase): "its name `\(name)` says `\(phrase)`"
    case .placeholder(let phrase): "its placeholder says `\(phrase)`"
    case .caption(let phrase): "the label beside it says `\(phrase)`"
    case .page(let phrase): "it is the only field of a scene that says `\(phrase)`"
    case .sideFile(true): "the side file says so"
    case .sideFile(false): "not sensitive, as the side file says"
    }
  }
}
