package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// Varies every secret of a story, and finds the exposures in which that shows.
  ///
  /// - Parameter depth: how much is searched for; the verdicts are the same.
  package func findings(
    of scenario: Scenario, in exposureKinds: [ExposureKind] = ExposureKind.allCases,
    deciding: [ExposureKind] = ExposureKind.decisive, to depth: LeakDepth = .leaks,
    by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Findings {
    try findings(
      of: Play(of: scenario), in: exposureKinds, deciding: deciding, to: depth, by: crew)
  }

  /// Varies every secret of a story that has been played, and finds the exposures in which that shows.
  ///
  /// - Parameters:
  ///   - exposureKinds: the kinds of pictures that are compared.
  ///   - deciding: the kinds of pictures that decide the verdict.
  ///   - depth: how much is searched for; the verdicts are the same.
  ///   - crew: shares the pictures; the findings are the same for any number of jobs.
  package func findings(
    of play: Play, in exposureKinds: [ExposureKind] = ExposureKind.allCases,
    deciding: [ExposureKind] = ExposureKind.decisive, to depth: LeakDepth = .leaks,
    by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> Findings {
    let (scenario, timeline) = (play.scenario, play.timeline)
    try timeline.checkLength()
    let variants = SecretVariant.all(of: scenario, by: SecretVariation.all)
    let secrets = unique(variants.map(\.secret))
    let extremes = variants.filter(\.isExtreme).map(PlayedVariant.init)
    let proofs = try proofs(of: play, by: extremes, in: exposureKinds, crew)
    let proved = proofs.provedThroughout(of: secrets)
    let open = variants.filter { !proved.contains($0.secret) }
    var leaks = try leaks(
      of: play, by: open, in: exposureKinds, crew, besides: proofs, played: extremes, to: depth)
    let restless = proofs.movers(among: secrets).filter { secret in
      !leaks.contains { $0.isOf(secret) }
    }
    let fine = SecretVariant.all(of: scenario, by: SecretVariation.everyExtent, only: restless)
    leaks += try self.leaks(of: play, by: fine, in: exposureKinds, crew, besides: proofs, to: depth)
    leaks.sort(by: exposureKinds)
    let trials = try trials(
      of: scenario.secrets, by: variants + fine, leaks, proofs, in: deciding.told(of: timeline),
      of: play)
    return Findings(
      leaks: leaks, deciding: deciding.told(of: timeline),
      absence: scenario.absence(from: timeline, as: deciding),
      idleActions: scenario.idleActions, unknowns: scenario.unknowns,
      unknownCovers: scenario.unknownCovers, unknownOccasions: scenario.unknownOccasions,
      trials: trials,
      proofs: proofs,
      exposures: Dictionary(
        uniqueKeysWithValues: ExposureKind.allCases.map {
          ($0, $0.pictures(in: timeline).count)
        }))
  }

  /// What was tried of each secret, with the reason for which nobody can tell of it where no picture does.
  private func trials(
    of secrets: [Secret], by variants: [SecretVariant], _ leaks: [Leak], _ proofs: [PictureProofs],
    in deciding: [ExposureKind], of play: Play
  ) throws(PipelineError) -> [Findings.SecretTrial] {
    let outcomes = secrets.map { secret in
      let isVaried = variants.contains { $0.secret == secret }
      return isVaried ? proofs.outcome(of: secret, in: deciding) : .open(.init())
    }
    let undecided = zip(secrets, outcomes).filter { secret, outcome in
      outcome != .proved(.anywhere)
        && !leaks.contains { deciding.contains($0.exposureKind) && $0.isOf(secret) }
    }.map(\.0)
    let proved = Set(zip(secrets, outcomes).filter(\.1.isProved).map(\.0))
    let hidden = try secretsOutOfSight(among: undecided, proved: proved, in: play.timeline)
    return zip(secrets, outcomes).map { secret, outcome in
      let ways = variants.count { $0.secret == secret }
      let doubts = [
        ways == 0 ? Doubt.nothingElse : nil,
        play.scenario.absence(from: play.timeline, as: deciding) == .neverLeft ? .neverLeft : nil,
        hidden.contains(secret) ? .outOfSight : nil,
        outcome == .proved(.anywhere) ? nil : play.scenario.doubtOfParts(missingFor: secret),
      ]
      return Findings.SecretTrial(
        secret: secret, ways: ways, proof: outcome, doubt: doubts.lazy.compactMap(\.self).first)
    }
  }
}

extension Scenario {
  /// The doubt that follows from what the screen of a secret rests on and is not there.
  fileprivate func doubtOfParts(missingFor secret: Secret) -> Doubt? {
    let missing = screens.first { $0.name == secret.screen }?.missingParts ?? []
    return missing.isEmpty ? nil : .missing(missing)
  }
}

extension [Leak] {
  /// Brings leaks into the order of their kinds of exposure; those of one kind stay as they are.
  fileprivate mutating func sort(by exposureKinds: [ExposureKind]) {
    self = exposureKinds.flatMap { kind in filter { $0.exposureKind == kind } }
  }
}
