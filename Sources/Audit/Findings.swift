package import AfterimageLifecycle
import AfterimageScreens

/// The leaks of a story, and the verdict that follows from those that decide.
public struct Findings: Sendable {
  /// Every leak in all that was looked at: pictures, cards, and what external displays and picture in picture show.
  public let leaks: [Leak]
  /// The kinds of pictures that decide the verdict.
  package let deciding: [ExposureKind]
  /// The reason for which there is no picture of those kinds; nil where there is one.
  package let absence: Absence?
  /// The actions of rules on names that nothing in the story has.
  package let idleActions: [IdleAction]
  /// What of the app's code was not understood.
  package let unknowns: [String]
  /// What of it was not understood and can only hide more than is known.
  package let unknownCovers: [String]
  /// What of it was not understood and need not happen while the app is left.
  package let unknownOccasions: [String]
  /// The secrets of the story, with what was tried of each.
  let trials: [SecretTrial]
  /// What is proved in each picture.
  let proofs: [PictureProofs]
  /// The counts of pictures that the system keeps, and of all else in which the app is seen.
  package let exposures: [ExposureKind: Int]

  /// What was tried of a secret.
  struct SecretTrial: Sendable {
    /// The secret.
    let secret: Secret
    /// The count of others that were tried in its place.
    let ways: Int
    /// What is proved of it in the pictures that decide.
    let proof: ProofOutcome
    /// Why nobody can tell of it where no picture does; nil where there is no such reason.
    let doubt: Doubt?
  }

  /// What the code that was not understood may do; nil where all was.
  var codeDoubt: CodeDoubt? {
    switch (unknowns.isEmpty, unknownCovers.isEmpty, unknownOccasions.isEmpty) {
    case (true, true, true): nil
    case (true, false, true): .hiding(unknownCovers)
    case (true, true, false): .occasional(unknownOccasions)
    case (false, _, _), (true, false, false):
      .anything(unknowns + unknownCovers + unknownOccasions)
    }
  }

  /// The worst verdict on a secret; that nothing was tried where there is none.
  public var verdict: Verdict { secrets.map(\.verdict).max() ?? .tried }

  /// True where none of the deciding pictures leaks, nor may leak.
  public var isSafe: Bool { verdict.isSafe }

  /// The leaks in pictures of the deciding kinds.
  public var decisiveLeaks: [Leak] { leaks.filter { deciding.contains($0.exposureKind) } }

  /// The count of others that were tried, of all secrets.
  var ways: Int { trials.map(\.ways).reduce(0, +) }

  /// The clause about leaks on cards that do not decide; nil where there are none.
  package var undecidedClause: String? {
    let others = leaks.filter { !deciding.contains($0.exposureKind) }
    guard !others.isEmpty else { return nil }
    let screens = unique(others.map(\.screen)).map { screen in
      let views = unique(others.filter { $0.screen == screen }.map(\.view))
      return "\(listedBriefly(views)) in \(screen)"
    }
    return "the card of the switcher tells of \(listed(screens)); it is an exposure of its own, of"
      + " which no file is kept, and decides only where that is asked for"
  }
}
