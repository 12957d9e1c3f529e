import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Secrets that stand in no screen: they are typed, or a rule writes them.
extension Scenario {
  /// The sensitive texts that steps type and rules write into views, but for those that are varied with a screen, which has them already.
  var writtenSecrets: [Secret] {
    let typed = typedTexts.map { ($0, isTyped: true) }
    let set = Placeholder.textsThatSayMore(in: self).map { ($0, isTyped: false) }
    return (typed + set).compactMap { text, isTyped in
      place(of: text, isTyped: isTyped).map { place in
        Secret(
          screen: place.screen, path: place.path, view: place.view.withText(text.text),
          content: .shown(0), name: text.id, isWritten: true)
      }
    }
  }

  /// The same story where another text is written in the place of a secret.
  func writing(_ text: String, inPlaceOf secret: Secret) -> Scenario {
    func replaced(_ written: TypedText, evenIfOther: Bool = false) -> TypedText {
      guard written.id == secret.view.id, written.isSensitive != false,
        evenIfOther || written.text == secret.view.text
      else { return written }
      return TypedText(written.id, text, isSensitive: written.isSensitive)
    }
    func isText(_ action: Action) -> Bool { if case .setText = action { true } else { false } }
    var copy = mapActions(where: isText) { action in
      guard case .setText(let texts) = action else { return action }
      return .setText(texts.map { replaced($0) })
    }
    copy.steps = steps.map { step in
      if case .offerCode(secret.view.text) = step { return .offerCode(text) }
      guard case .type(let texts) = step else { return step }
      // What is typed on the way to a secret of the screen's is a part of it.
      return .type(texts.map { replaced($0, evenIfOther: !secret.isWritten) })
    }
    return copy
  }

  /// Where a secret is written that no screen has; nil where the text is none, or is varied with a screen's.
  private func place(of written: TypedText, isTyped: Bool) -> WrittenPlace? {
    guard written.isSensitive ?? written.hasLettersOrNumbers else { return nil }
    let places = places(of: written.id)
    let sensitive = places.filter(\.isSensitive)
    guard !sensitive.contains(where: { $0.view.text == written.text }) else { return nil }
    if written.isSensitive == true { return places.first }
    let isVariedWithScreen = isTyped && !sensitive.allSatisfy { $0.view.text?.isEmpty == true }
    return isVariedWithScreen ? nil : sensitive.first
  }

  /// A view that a text can be written into.
  private struct WrittenPlace {
    let screen: Name
    let path: ViewPath
    let view: View
    let isSensitive: Bool
  }

  private func places(of id: String) -> [WrittenPlace] {
    var places: [WrittenPlace] = []
    for screen in screens {
      screen.forEachView { view, path, isSensitive in
        guard view.id == id, view.text != nil else { return }
        places.append(
          WrittenPlace(screen: screen.name, path: path, view: view, isSensitive: isSensitive))
      }
    }
    return places
  }
}

extension TypedText {
  /// False for dots, dashes and stars in place of a secret, and for an empty text.
  fileprivate var hasLettersOrNumbers: Bool { text.contains { $0.isLetter || $0.isNumber } }
}
