import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Words that stand in the place of a secret and are the same for everybody, such as "Locked".
///
/// They count as none of the app's data only where that is sure: written whenever the app leaves the front, whatever it asks, and nothing but words of this list. The state of an account may be "locked", too, where it arrives.
enum Placeholder {
  /// The texts that rules write and that may be secrets, in the order of the rules.
  static func textsThatSayMore(in scenario: Scenario) -> [TypedText] {
    scenario.protections.flatMap(\.rules).flatMap { rule in
      rule.actions.flatMap { action -> [TypedText] in
        if case .setText(let texts) = action, rule.callback.isAboutLeaving {
          return texts.filter { !isMeant(by: $0) }
        }
        return action.flattened.flatMap { held -> [TypedText] in
          if case .setText(let texts) = held { texts } else { [] }
        }
      }
    }
  }

  /// True for a text without a mark that consists of such words alone.
  private static func isMeant(by text: TypedText) -> Bool {
    let words = Words(text.text).all
    return text.isSensitive == nil && !words.isEmpty && words.allSatisfy(all.contains)
  }

  /// The words, in English, German, French and Spanish.
  private static let all: Set<String> = [
    "locked", "hidden", "private", "protected", "redacted", "concealed", "masked",
    "gesperrt", "verborgen", "ausgeblendet", "privat", "geschützt", "versteckt",
    "verrouillé", "masqué", "caché", "privé", "protégé",
    "bloqueado", "oculto", "privado", "protegido",
  ]
}
