package import Afterimage
package import AfterimageLifecycle

/// What is proved of each secret in one picture, or what stands against it.
struct PictureProofs {
  /// The kind of exposure.
  let exposureKind: ExposureKind
  /// The index among the exposures of the kind.
  let place: Int
  /// What was found of each secret.
  let outcomes: [Secret: ProofOutcome]

  /// The secrets that cannot show in the picture.
  var proved: Set<Secret> { Set(outcomes.filter(\.value.isProved).keys) }
}

extension Pipeline {
  /// The names of the views whose secrets cannot show in any of the pictures that decide, as far as is proved.
  package func provedSecrets(of scenario: Scenario) throws(PipelineError) -> Set<String> {
    let variants = SecretVariant.all(of: scenario, by: SecretVariation.all.filter(\.isExtreme))
    let found = try proofs(
      of: Play(of: scenario), by: variants.map(PlayedVariant.init), in: ExposureKind.decisive,
      Crew(jobs: 1))
    return Set(found.provedThroughout(of: variants.map(\.secret)).map(\.name))
  }

  /// Looks for proofs in each picture of a story that was played to its end; the pictures are in the order of their kinds.
  ///
  /// - Parameter variants: the story with extreme secrets.
  func proofs(
    of play: Play, by variants: [PlayedVariant], in exposureKinds: [ExposureKind], _ crew: Crew
  ) throws(PipelineError) -> [PictureProofs] {
    let pictures = PictureComparison.all(of: play, variants, in: exposureKinds)
    var proofs: [PictureProofs] = []
    try crew.work(on: pictures.count, with: self, pool: pool) { index, pipeline in
      Result { () throws(PipelineError) in try pipeline.proofs(in: pictures[index]) }
    } deliver: { (_, found) throws(PipelineError) in
      proofs.append(try found.get())
    }
    return proofs
  }

  /// What is proved of each secret at all times at which a picture may be taken, or what stands against it.
  private func proofs(in picture: PictureComparison) throws(PipelineError) -> PictureProofs {
    var outcomes: [Secret: ProofOutcome] = [:]
    let search = ProofSearch(pipeline: self, traits: picture.truth.traits)
    for secret in unique(picture.variants.map(\.secret)) {
      let places = picture.variants.indices.filter { picture.variants[$0].secret == secret }
      var outcome = ProofOutcome.proved(.anywhere)
      for moment in unique([picture.taken] + picture.others) where outcome.isProved {
        outcome = outcome.besides(
          try search.outcome(
            of: moment.truth, besides: unique(places.map { moment.varied[$0] })))
      }
      outcomes[secret] = outcome
    }
    return PictureProofs(
      exposureKind: picture.exposureKind, place: picture.place, outcomes: outcomes)
  }
}

extension [PictureProofs] {
  /// True where it is proved of every secret that it cannot show in a picture.
  func areProofs(of exposureKind: ExposureKind, at place: Int) -> Bool {
    contains { found in
      found.exposureKind == exposureKind && found.place == place && !found.outcomes.isEmpty
        && found.outcomes.values.allSatisfy(\.isProved)
    }
  }

  /// The secrets that cannot show in any of the pictures; all of some where there is no picture.
  func provedThroughout(of secrets: [Secret]) -> Set<Secret> {
    Set(secrets.filter { secret in allSatisfy { $0.outcomes[secret]?.isProved == true } })
  }

  /// Those of some secrets that could move something in one of the pictures.
  func movers(among secrets: [Secret]) -> [Secret] {
    secrets.filter { secret in
      contains {
        if case .open(let obstacle)? = $0.outcomes[secret] {
          !obstacle.moved.isEmpty
        } else {
          false
        }
      }
    }
  }

  /// What was found of a secret in all pictures of some kinds.
  func outcome(of secret: Secret, in exposureKinds: [ExposureKind]) -> ProofOutcome {
    filter { exposureKinds.contains($0.exposureKind) }
      .compactMap { $0.outcomes[secret] }
      .reduce(.proved(.anywhere)) { $0.besides($1) }
  }
}
