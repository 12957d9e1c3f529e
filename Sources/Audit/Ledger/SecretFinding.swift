public import AfterimageScreens

/// What is known of one secret in the pictures of a story that decide.
public struct SecretFinding: Codable, Hashable, Sendable {
  /// The screen that declares the view.
  public let screen: Name
  /// The view that holds the secret: its id, or its path where it has none.
  public let view: String
  /// The count of other secrets that were tried in its place.
  public let trials: Int
  /// What is proved of it.
  let proof: ProofOutcome
  /// Why nobody can tell of it where no picture does; nil where there is no such reason.
  var doubt: Doubt?
  /// What the app's code may do to it that was not understood; nil where all was.
  var codeDoubt: CodeDoubt?
  /// What can be read of it in a device's picture, such as a card number; nil where nothing was read.
  var reading: String?
  /// The leaks in which it shows, or may show.
  public let leaks: [Leak]

  /// The verdict on this secret alone.
  public var verdict: Verdict {
    if reading != nil { return .leaks }
    let known =
      leaks.isEmpty && doubt != nil ? .cannotTell : Verdict(leaks, proved: proof.isProved)
    return known.doubted(by: codeDoubt)
  }

  /// What stands against a proof, in clauses: the views in sight that it may move, those that it changes, and what is not followed; none where it is proved.
  public var dependences: [String] {
    guard case .open(let obstacle) = proof else { return [] }
    return [
      obstacle.moved.isEmpty ? nil : "it may move \(listedBriefly(obstacle.moved))",
      obstacle.drawn.isEmpty ? nil : "it changes \(listedBriefly(obstacle.drawn))",
    ].compactMap(\.self) + obstacle.reasons.map(\.words)
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
        proof: trial.proof, doubt: trial.doubt, codeDoubt: codeDoubt,
        leaks: decisiveLeaks.filter { $0.isOf(trial.secret) })
    }
  }

  /// The characters that stood for each secret of the story, in their order; nil where there are none.
  var samples: [String?] { trials.map(\.secret.text) }
}
