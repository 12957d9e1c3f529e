import AfterimageAudit

/// A rule that a secret can break, for code scanning.
struct LeakRule: Hashable, Sendable {
  /// The name that stays the same from version to version.
  let id: String
  /// The name for people.
  let name: String
  /// A phrase about it.
  let title: String
  /// What it means, in sentences.
  let explanation: String
  /// What to do.
  let advice: String
  /// The level of its results.
  let level: String
  /// The severity between 0 and 10, as code scanning sorts by it.
  let severity: String

  /// Every rule, the gravest first.
  static let all = [pixels, shape, cannotTell, notProved]

  /// The rule that a finding of a degree breaks.
  static func broken(at degree: LeakDegree) -> LeakRule {
    switch degree {
    case .pixels: pixels
    case .shape: shape
    case .cannotTell: cannotTell
    case .tried, .proved: notProved
    }
  }
}

extension LeakRule {
  private static let pixels = LeakRule(
    id: "secret-in-background-picture", name: "SecretInBackgroundPicture",
    title: "A secret is in a picture of the app in the background",
    explanation: "Another secret in the place of this one gives another picture: its characters, or"
      + " what a blur or a mosaic leaves of them, are in a picture that the system keeps of the app"
      + " or that others see.",
    advice: "Cover the screen opaquely, or mask the field, before the app has entered the"
      + " background. 'afterimage explain' says why the picture is as it is, and proposes the"
      + " smallest change that mends it.",
    level: "error", severity: "6.5")
  private static let shape = LeakRule(
    id: "secret-shape-in-background-picture", name: "SecretShapeInBackgroundPicture",
    title: "The size of a secret is in a picture of the app in the background",
    explanation: "Views lie elsewhere for another secret, which tells of its length although no"
      + " character of it is left.",
    advice: "Cover what moves as well, or give the view a size that does not follow its text."
      + " 'afterimage explain' names what moves.",
    level: "error", severity: "4.3")
  private static let cannotTell = LeakRule(
    id: "secret-drawn-by-code-in-background-picture",
    name: "SecretDrawnByCodeInBackgroundPicture",
    title: "Nobody can tell whether a secret is in a picture of the app in the background",
    explanation: "What the view shows is known to the app's code alone, or something that decides"
      + " about it is not in the input: a picture, a font, a class, or whether the view is in sight.",
    advice: "Cover the view in the background, or give what the finding names as missing.",
    level: "warning", severity: "4.0")
  private static let notProved = LeakRule(
    id: "secret-not-proved-hidden", name: "SecretNotProvedHidden",
    title: "A secret is not proved to be hidden in the background",
    explanation: "No other secret that was tried changed a picture, and something in sight may"
      + " depend on it for one that was not tried. The policy asks for a proof.",
    advice: "Cover what the finding names, or ask for 'tried' in the policy.",
    level: "warning", severity: "2.0")
}
