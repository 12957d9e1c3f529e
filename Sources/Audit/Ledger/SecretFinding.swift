public import AfterimageScreens

/// What is known of one secret in the pictures of a story that decide.
public struct SecretFinding: Hashable, Sendable {
  /// The screen that declares the view.
  public let screen: Name
  /// The view that holds the secret: its id, or its path where it has none.
  public let view: String
  /// The count of other secrets that were tried in its place.
  public let trials: Int
  /// True where nothing that can be seen depends on it.
  let isProved: Bool
  /// The leaks in which it shows, or may show.
  public let leaks: [Leak]

  /// The verdict on this secret alone; of one that nothing could be tried of nobody can tell.
  public var verdict: Verdict {
    let verdict = Verdict(leaks, proved: isProved)
    return verdict == .tried && trials == 0 ? .cannotTell : verdict
  }
}

extension Verdict {
  /// The verdict that follows from the leaks of one secret, or from all that are in one picture.
  init(_ leaks: [Leak], proved isProved: Bool) {
    if leaks.contains(where: { !$0.isUnknown }) {
      self = .leaks
    } else {
      self = !leaks.isEmpty ? .cannotTell : isProved ? .proved : .tried
    }
  }
}

extension Findings {
  /// Every secret of the story, in its order, with what is known of it.
  public var secrets: [SecretFinding] {
    trials.map { trial in
      SecretFinding(
        screen: trial.secret.screen, view: trial.secret.name, trials: trial.ways,
        isProved: trial.isProved,
        leaks: decisiveLeaks.filter {
          $0.screen == trial.secret.screen && $0.view == trial.secret.name
        })
    }
  }
}
