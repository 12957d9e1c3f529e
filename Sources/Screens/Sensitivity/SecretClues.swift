/// The clues to a secret in a view's own words: the same rules for screens and for documents.
package struct SecretClues {
  /// The part that the view plays in the search for secrets.
  package var role: Role
  /// True where bullets stand for the characters.
  package var isSecureTextEntry = false
  /// The kind of information, where that is one to be kept secret.
  package var contentType: String?
  /// The part of a payment card that the view takes.
  package var cardPart: CardField.Part?
  /// The names of the view in code and in the document.
  package var names: [String] = []
  /// The text shown while it is empty.
  package var placeholder = ""
  /// The text in it.
  package var text = ""
  /// The label beside it.
  package var caption: String?
  /// The scene, where the view is the only field of it.
  package var page: AskingPage?

  /// The parts that a view can have.
  package enum Role {
    /// Somebody enters something.
    case field
    /// Something is shown.
    case label
    /// Neither; what is written in it may tell all the same.
    case other
  }

  /// Knows nothing yet of a view but its role.
  package init(_ role: Role) {
    self.role = role
  }

  /// The reason for which the view is sensitive; nil is none.
  package var reason: SecretReason? {
    switch role {
    case .field: declared ?? toldByWords ?? written
    case .label: shown ?? written
    case .other: written
    }
  }

  /// The reason in the properties of the field itself.
  private var declared: SecretReason? {
    if isSecureTextEntry { return .secureTextEntry }
    if let contentType { return .contentType(contentType) }
    return cardPart.map { .cardField($0) }
  }

  /// The reason in its names, its placeholder, the label beside it and the page.
  private var toldByWords: SecretReason? {
    let asked = Words(placeholder)
    guard !asked.containsAny(of: Self.searching),
      !names.contains(where: { Words($0).containsAny(of: Self.searching) })
    else { return nil }
    for name in names {
      if let told = SecretKind.told(by: Words(name)) { return .name(name, phrase: told.phrase) }
    }
    if asked.all.count <= Self.longestPlaceholder, let told = SecretKind.told(by: asked) {
      return .placeholder(phrase: told.phrase)
    }
    if let caption, let told = SecretKind.told(by: Words(caption)) {
      return .caption(phrase: told.phrase)
    }
    let words = (names + [placeholder]).map { Words($0) }
    return page?.phrase(forFieldCalledBy: words).map { .page(phrase: $0) }
  }

  /// The reason in the names of a label, unless it is the caption of a value or tells of an error.
  private var shown: SecretReason? {
    for name in names {
      let words = Words(name)
      guard !words.containsAny(of: Self.captioning), let told = SecretKind.told(by: words),
        told.kind.isShownInLabels, SecretKind.told(by: Words(text)) == nil
      else { continue }
      return .name(name, phrase: told.phrase)
    }
    return nil
  }

  /// The reason in the characters themselves, of a value or of the example that a placeholder gives.
  private var written: SecretReason? {
    (SecretForm.found(in: text) ?? SecretForm.found(in: placeholder)).map { .text(form: $0) }
  }

  /// The words of a field that looks for something and keeps nothing.
  private static let searching: Set<String> = ["search", "filter", "suche", "rechercher", "buscar"]
  /// The words of a label that speaks of a value and does not show it.
  private static let captioning: Set<String> = [
    "title", "header", "heading", "caption", "hint", "prompt", "error", "message", "description",
    "info", "instruction", "instructions", "warning", "placeholder", "button", "text", "static",
  ]
  private static let longestPlaceholder = 8
}
