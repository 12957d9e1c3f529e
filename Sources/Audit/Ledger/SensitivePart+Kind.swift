import AfterimageScreens

extension SensitivePart {
  /// The class of the secret: by the reason why it counts as one, and where that is a mark by what its view says of itself.
  var kind: SecretClass {
    guard case .mark = reason else { return reason.secretClass(ofViewNamed: name) }
    return clues.reason?.secretClass(ofViewNamed: name) ?? .other
  }

  private var clues: SecretClues {
    var clues = SecretClues(.field)
    clues.names = [view.id].compactMap(\.self)
    clues.text = view.text ?? ""
    if case .textField(let field) = view.element {
      clues.isSecureTextEntry = field.isSecureTextEntry
      clues.contentType = field.contentType?.rawValue
      clues.placeholder = field.placeholder
    }
    if case .textView(let textView) = view.element {
      clues.contentType = textView.contentType?.rawValue
    }
    if case .cardField(let field) = view.element { clues.cardPart = field.part }
    return clues
  }
}
