package import Afterimage
import AfterimageLayout
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
      exposures: try exposures(in: timeline, of: scenario, leaks),
      settings: scenario.decisiveSettings,
      amendment: isSafe
        ? nil : try smallestAmendment(of: scenario, against: leaks, by: crew))
  }

  /// Everything that is to be seen, in the order in which it happens.
  private func exposures(
    in timeline: Timeline, of scenario: Scenario, _ leaks: [(Sight, [Leak])]
  ) throws(PipelineError) -> [ExplainedExposure] {
    var exposures: [ExplainedExposure] = []
    for place in timeline.entries.indices {
      guard let (sight, snapshot) = timeline.sight(at: place) else { continue }
      let layers = try settled(snapshot.composition, in: snapshot.traits).layers
      let finder = ReasonFinder(
        scenario: scenario, isSceneBased: timeline.isSceneBased, sight: sight, snapshot: snapshot,
        layers: layers, constrained: try constrained(layers, in: snapshot),
        history: ExposureHistory(of: timeline, until: place))
      let own = leaks.flatMap { $0.0 == sight ? $0.1 : [] }.filter { $0.isIn(snapshot) }
      exposures.append(finder.explanation(of: own))
    }
    return exposures
  }

  /// The covers of a picture that constraints hold, with those that could not be satisfied together.
  ///
  /// - Parameter layers: the layers of the picture, the frames of covers settled.
  private func constrained(
    _ layers: [Composition.Layer], in snapshot: Snapshot
  ) throws(PipelineError) -> [Composition.CoverLayer: [LayoutConflict]] {
    var constrained: [Composition.CoverLayer: [LayoutConflict]] = [:]
    for (index, layer) in layers.enumerated() {
      guard let cover = layer.cover else { continue }
      constrained[cover] = try layout(
        ofCoverAt: index, in: snapshot.composition, snapshot.traits)?.conflicts
    }
    return constrained
  }
}

extension Timeline {
  fileprivate func sight(at place: Int) -> (Sight, Snapshot)? {
    switch entries[place].event {
    case .snapshot(let index): (.picture, snapshots[index])
    case .card(let index): (.card, cards[index])
    default: nil
    }
  }
}

extension ReasonFinder {
  /// What there is to see, and why it tells what has leaked of it, or nothing.
  fileprivate func explanation(of leaks: [Leak]) -> ExplainedExposure {
    let reasons = leaks.isEmpty ? reasonsOfSafety : reasons(for: leaks)
    return ExplainedExposure(
      sight: sight, snapshot: snapshot, leaks: leaks, reasons: reasons,
      facts: facts(for: reasons, leaks))
  }
}

extension Leak {
  /// True where the leak was found in a picture.
  fileprivate func isIn(_ snapshot: Snapshot) -> Bool {
    moment == snapshot.moment && scene == snapshot.scene
      && appearance == snapshot.userInterfaceStyle && orientation == snapshot.traits.orientation
  }
}
