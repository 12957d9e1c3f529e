import Afterimage
import AfterimageAudit
import AfterimageScreens

/// What a difference does to the verdicts on secrets.
extension Trace {
  /// What became of the verdicts, each in a sentence, in the order of the secrets; those that are no longer there come last.
  func verdictChanges(since old: Trace) -> [String] {
    guard isJudged else { return [] }
    let changed = secrets.compactMap { secret -> String? in
      guard let now = Verdict(words: secret.value) else { return nil }
      guard let text = old.secrets.value(of: secret.key) else { return now.words(ofNew: secret) }
      guard let before = Verdict(words: text), before != now else { return nil }
      return now.words(after: before, of: secret)
    }
    let gone = old.secrets.filter { secrets.value(of: $0.key) == nil && hasView(of: $0) }
    return changed + gone.map { "`\($0.view)` no longer counts as a secret" }
  }

  /// True where the view of a secret is there, so that only its mark is not.
  private func hasView(of secret: ViewLook) -> Bool {
    views.contains { $0.name == secret.view || secret.view.hasPrefix("\($0.name).") }
  }
}

extension Verdict {
  /// The verdict of some words.
  fileprivate init?(words: String) {
    guard let verdict = Verdict.allCases.first(where: { $0.words == words }) else { return nil }
    self = verdict
  }

  /// What is said of a secret that was none before.
  fileprivate func words(ofNew secret: ViewLook) -> String {
    let outcome =
      switch self {
      case .leaks: "and shows"
      case .cannotTell: "and nobody can tell whether it shows"
      case .tried, .proved: "and does not show"
      }
    return "`\(secret.view)` counts as a secret now, \(outcome)"
  }

  /// What is said of a secret with this verdict in place of another one.
  fileprivate func words(after before: Verdict, of secret: ViewLook) -> String {
    switch (before, self) {
    case (_, .leaks): "now `\(secret.view)` shows"
    case (.leaks, .cannotTell): "`\(secret.view)` showed, and nobody can tell whether it still does"
    case (.leaks, _): "`\(secret.view)` no longer shows"
    case (_, .cannotTell): "nobody can tell any more whether `\(secret.view)` shows"
    case (.cannotTell, _): "it can be told again that `\(secret.view)` does not show"
    case (_, .tried): "that `\(secret.view)` does not show is tried, no longer proved"
    case (_, .proved): "that `\(secret.view)` does not show is proved now"
    }
  }
}

extension ViewLook {
  /// The view of a secret whose key is that of a verdict, without its screen.
  fileprivate var view: String {
    key.split(separator: "/", maxSplits: 1).last.map(String.init) ?? key
  }
}
