package import Afterimage
import AfterimageLayout
package import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// Plays a story and explains why each exposure leaks or does not; where a deciding one leaks, also finds the smallest change that stops it.
  ///
  /// - Parameters:
  ///   - deciding: the kinds of pictures that must not leak.
  ///   - crew: shares the pictures and the changes; the explanation is the same for any number of jobs.
  package func explanation(
    of scenario: Scenario, deciding exposureKinds: [ExposureKind] = ExposureKind.decisive,
    by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Explanation {
    try explanation(of: Play(of: scenario), deciding: exposureKinds, by: crew)
  }

  /// Explains a story that has been played.
  package func explanation(
    of play: Play, deciding exposureKinds: [ExposureKind] = ExposureKind.decisive,
    by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Explanation {
    let findings = try findings(of: play, deciding: exposureKinds, by: crew)
    return Explanation(
      name: play.scenario.name, timeline: play.timeline, findings: findings,
      exposures: try exposures(of: play, findings), settings: play.decisiveSettings,
      rulePlaces: play.scenario.rulePlaces,
      amendment: findings.isSafe || findings.codeDoubt != nil
        ? nil
        : try smallestAmendment(of: play, against: findings.leaks, in: exposureKinds, by: crew))
  }

  /// The exposures of a story with the reasons why they leak or do not, in the order in which they are taken.
  ///
  /// - Parameter findings: the findings about the story.
  package func exposures(
    of play: Play, _ findings: Findings
  ) throws(PipelineError) -> [Exposure] {
    let timeline = play.timeline
    var exposures: [Exposure] = []
    for (place, entry) in timeline.entries.enumerated() {
      guard let (exposureKind, snapshot) = timeline.exposed(by: entry.event) else { continue }
      let composition = try laidOut(snapshot.composition, in: snapshot.traits)
      let finder = ReasonFinder(
        scenario: play.scenario, isSceneBased: timeline.isSceneBased, exposureKind: exposureKind,
        snapshot: snapshot,
        composition: composition, constrained: try constrained(composition.layers, in: snapshot),
        history: ExposureHistory(of: timeline, until: place))
      let number = exposures.count { $0.kind == exposureKind }
      exposures.append(
        finder.explanation(
          of: findings.leaks.filter { $0.isIn(snapshot, as: exposureKind) },
          doubt: findings.codeDoubt, proved: findings.proofs.areProofs(of: exposureKind, at: number)
        ))
    }
    return exposures
  }

  /// The covers of a picture that have constraints, each with the conflicts between these.
  ///
  /// - Parameter layers: the layers of the picture, with the frames of covers resolved.
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

extension ReasonFinder {
  /// The exposure with the reasons for its leaks, or for its having none.
  fileprivate func explanation(of leaks: [Leak], doubt: CodeDoubt?, proved isProved: Bool)
    -> Exposure
  {
    let reasons = leaks.isEmpty ? reasonsOfSafety : reasons(for: leaks)
    return Exposure(
      kind: exposureKind, snapshot: snapshot, codeDoubt: doubt, isProved: isProved,
      leaks: leaks, reasons: reasons, facts: facts(for: reasons, leaks))
  }
}
