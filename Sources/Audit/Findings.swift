package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

/// What a story gives away, and whether that decides against it: the one rule by which commands end.
package struct Findings: Sendable {
  /// Everything that tells something of a secret, of the pictures and of the cards.
  package let leaks: [Leak]
  /// What the story must keep its secrets from.
  package let deciding: [Sight]
  /// Why there is nothing of that to judge; nil where there is.
  package let absence: Absence?
  /// What the rules ask of what is nowhere in the story.
  package let idleActions: [IdleAction]

  /// True where nothing leaks of what decides.
  package var isSafe: Bool { leaks.allSatisfy { !deciding.contains($0.sight) } }

  /// The leaks that decide.
  package var decisiveLeaks: [Leak] { leaks.filter { deciding.contains($0.sight) } }

  /// That cards tell something where they do not decide, as a clause; nil where that is not so.
  package var undecidedClause: String? {
    let others = leaks.filter { !deciding.contains($0.sight) }
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
  /// Tells every secret of a story in other ways and notes in which pictures and cards that shows.
  ///
  /// - Parameters:
  ///   - deciding: what the story must keep its secrets from.
  ///   - crew: shares the pictures; the findings are the same for any number of jobs.
  package func findings(
    of scenario: Scenario, deciding: [Sight] = Sight.decisive, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Findings {
    Findings(
      leaks: try leaks(of: scenario, in: Sight.allCases, by: crew), deciding: deciding,
      absence: scenario.absence(from: Simulation.run(scenario), seenAs: deciding),
      idleActions: scenario.idleActions)
  }
}
