package import AfterimageScreens

/// What a project asks of its secrets, and which leaks it has accepted.
public struct AuditPolicy: Hashable, Sendable {
  /// Where editors find the schema of the file.
  var schema: String?
  /// The version of the format.
  var format = 1.0
  /// What has to be known of every secret.
  package var required = RequiredVerdict.tried
  /// What has to be known of the secrets of a class.
  package var requirements: [ClassRequirement] = []
  /// True where the cards of the switcher decide beside the pictures.
  package var includesCards = false
  /// What becomes of a secret of which nobody can tell whether it shows.
  package var cannotTell = CannotTellRule.fails
  /// The leaks that somebody has accepted.
  package var accepted: [AcceptedLeak] = []

  /// The policy of a project that has none of its own: no secret may show, nor may it be unknown.
  public static let standard = AuditPolicy()

  /// The answers that can be asked for.
  package enum RequiredVerdict: String, CaseIterable, Hashable, Sendable {
    /// It is proved that nothing in sight depends on the secret.
    case proved
    /// No picture changed with any of the others that were tried.
    case tried

    /// True where a verdict is as good.
    package func isMet(by verdict: Verdict) -> Bool {
      self == .proved ? verdict == .proved : verdict.isSafe
    }
  }

  /// What becomes of a secret of which nobody can tell.
  package enum CannotTellRule: String, CaseIterable, Hashable, Sendable {
    case fails
    case passes
  }

  /// What has to be known of the secrets of a class.
  package struct ClassRequirement: Hashable, Sendable {
    /// The class.
    package var kind = SecretClass.other
    /// What has to be known.
    package var verdict = RequiredVerdict.tried
  }

  /// What has to be known of a secret: the strictest of all that is asked for.
  package func required(of kind: SecretClass) -> RequiredVerdict {
    let own = requirements.filter { $0.kind == kind }.map(\.verdict)
    return own.isEmpty ? required : own.contains(.proved) ? .proved : .tried
  }
}
