package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

/// The leaks of a story and the verdict that follows: the one rule by which commands end.
public struct Findings: Sendable {
  /// Every leak, of the pictures and of the cards that were looked at.
  public let leaks: [Leak]
  /// The kinds that the story must keep its secrets from.
  package let deciding: [ExposureKind]
  /// Why there is nothing of that to judge; nil where there is.
  package let absence: Absence?
  /// The actions of rules that name what is nowhere in the story.
  package let idleActions: [IdleAction]
  /// True where something in the story is secret.
  let hasSecrets: Bool
  /// The counts of what was tried.
  package let trials: Trials

  /// The counts of secrets, of their variants, and of the pictures and cards that were compared.
  package struct Trials: Hashable, Sendable {
    /// The secrets of the story.
    package let secrets: Int
    /// Their variants, all together.
    package let ways: Int
    /// The pictures that the system keeps.
    package let pictures: Int
    /// The cards of the switcher.
    package let cards: Int
  }

  /// The answer of the leaks that decide.
  public var verdict: Verdict { Verdict(decisiveLeaks) }

  /// True where nothing leaks of what decides, and nothing may.
  public var isSafe: Bool { verdict == .safe }

  /// The leaks that decide.
  public var decisiveLeaks: [Leak] { leaks.filter { deciding.contains($0.exposureKind) } }

  /// That cards tell something where they do not decide, as a clause; nil where that is not so.
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

extension Pipeline {
  /// Varies every secret of a story, and finds the pictures and cards in which that shows.
  package func findings(
    of scenario: Scenario, in exposureKinds: [ExposureKind] = ExposureKind.allCases,
    deciding: [ExposureKind] = ExposureKind.decisive, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Findings {
    try findings(of: Play(of: scenario), in: exposureKinds, deciding: deciding, by: crew)
  }

  /// Varies every secret of a story that has been played, and finds the pictures and cards in which that shows.
  ///
  /// - Parameters:
  ///   - exposureKinds: what is looked at.
  ///   - deciding: what the story must keep its secrets from.
  ///   - crew: shares the pictures; the findings are the same for any number of jobs.
  package func findings(
    of play: Play, in exposureKinds: [ExposureKind] = ExposureKind.allCases,
    deciding: [ExposureKind] = ExposureKind.decisive, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Findings {
    let (scenario, timeline) = (play.scenario, play.timeline)
    try timeline.checkLength()
    let variants = SecretVariant.all(of: scenario, by: SecretVariation.all)
    return Findings(
      leaks: try leaks(of: play, by: variants, in: exposureKinds, crew),
      deciding: deciding, absence: scenario.absence(from: timeline, as: deciding),
      idleActions: scenario.idleActions, hasSecrets: !scenario.secrets.isEmpty,
      trials: Findings.Trials(
        secrets: unique(variants.map(\.secret)).count, ways: variants.count,
        pictures: timeline.snapshots.count, cards: timeline.cards.count))
  }
}
