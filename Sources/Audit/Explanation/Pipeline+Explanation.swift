package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// Plays a story and says of each picture and card why it tells something of a secret or does not; looks for the smallest change that helps where one does.
  ///
  /// - Parameter crew: shares the trials; the explanation is the same for any number of jobs.
  package func explanation(
    of scenario: Scenario, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Explanation {
    let timeline = Simulation.run(scenario)
    var leaks: [(Sight, [Leak])] = []
    for sight in Sight.allCases {
      leaks.append((sight, try self.leaks(of: scenario, in: sight, by: crew)))
    }
    let isSafe = leaks.allSatisfy(\.1.isEmpty)
    return Explanation(
      name: scenario.name, timeline: timeline,
      exposures: timeline.exposures(of: scenario, leaks),
      settings: scenario.decisiveSettings,
      amendment: isSafe
        ? nil : try smallestAmendment(of: scenario, against: leaks, by: crew))
  }
}

extension Timeline {
  /// Everything that is to be seen, in the order in which it happens.
  fileprivate func exposures(
    of scenario: Scenario, _ leaks: [(Sight, [Leak])]
  ) -> [ExplainedExposure] {
    entries.indices.compactMap { place in
      guard let (sight, snapshot) = sight(at: place) else { return nil }
      let finder = ReasonFinder(
        scenario: scenario, isSceneBased: isSceneBased, sight: sight, snapshot: snapshot,
        history: ExposureHistory(of: self, until: place))
      let own = leaks.flatMap { $0.0 == sight ? $0.1 : [] }.filter { $0.isIn(snapshot) }
      let reasons = own.isEmpty ? finder.reasonsOfSafety : finder.reasons(for: own)
      return ExplainedExposure(
        sight: sight, snapshot: snapshot, leaks: own, reasons: reasons,
        facts: finder.facts(for: reasons, own))
    }
  }

  private func sight(at place: Int) -> (Sight, Snapshot)? {
    switch entries[place].event {
    case .snapshot(let index): (.picture, snapshots[index])
    case .card(let index): (.card, cards[index])
    default: nil
    }
  }
}

extension Leak {
  /// True where the leak was found in a picture.
  fileprivate func isIn(_ snapshot: Snapshot) -> Bool {
    moment == snapshot.moment && scene == snapshot.scene
      && appearance == snapshot.userInterfaceStyle && orientation == snapshot.traits.orientation
  }
}
