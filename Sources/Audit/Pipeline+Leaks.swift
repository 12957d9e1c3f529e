package import Afterimage
package import AfterimageLifecycle

extension Pipeline {
  /// Varies every secret of a story, one at a time, and finds each picture in which that shows.
  ///
  /// Pictures are compared exactly, at the scale at which the system keeps them. No picture, no leak.
  /// - Parameters:
  ///   - exposureKinds: the kinds of pictures that are compared.
  ///   - crew: shares the pictures; the leaks are the same for any number of jobs.
  package func leaks(
    of scenario: Scenario, variations: [SecretVariation] = SecretVariation.all,
    in exposureKinds: [ExposureKind] = ExposureKind.decisive, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> [Leak] {
    let play = Play(of: scenario)
    try play.timeline.checkLength()
    let variants = SecretVariant.all(of: scenario, by: variations)
    return try judged(play, by: variants, in: exposureKinds, crew, proving: false).leaks
  }

  /// Finds each picture in which a variant of a story shows, which was played to its end, and what is proved of each secret in all pictures of a kind.
  ///
  /// - Parameter isProving: true where proofs are looked for first, and nothing is tried of what is proved.
  func judged(
    _ play: Play, by variants: [SecretVariant], in exposureKinds: [ExposureKind], _ crew: Crew,
    proving isProving: Bool
  ) throws(PipelineError) -> (leaks: [Leak], proofs: [ExposureKind: [Secret: ProofOutcome]]) {
    let pictures = PictureComparison.all(of: play, variants, in: exposureKinds)
    var proofs = Dictionary(
      uniqueKeysWithValues: exposureKinds.map { ($0, [Secret: ProofOutcome]()) })
    var leaks: [[[Leak]]] = []
    try crew.work(on: pictures.count, with: self, pool: pool) { index, pipeline in
      Result { () throws(PipelineError) in
        let search = pipeline.leakSearch(in: pictures[index])
        let proofs = isProving ? try search.proofs() : [:]
        let proved = Set(proofs.filter { $1 == .proved }.keys)
        return (try search.leaks(proved: proved), proofs)
      }
    } deliver: { (index, found) throws(PipelineError) in
      let (seen, outcomes) = try found.get()
      leaks.append(seen)
      proofs[pictures[index].exposureKind]?.merge(outcomes) { $0.besides($1) }
    }
    let ordered = exposureKinds.flatMap { exposureKind in
      let seen = zip(pictures, leaks).filter { $0.0.exposureKind == exposureKind }.map(\.1)
      return variants.indices.flatMap { place in seen.flatMap { $0[place] } }
    }
    return (ordered, proofs)
  }

  /// True as soon as a variant shows in one of some pictures.
  func isLeaking(in pictures: [PictureComparison]) throws(PipelineError) -> Bool {
    for picture in pictures where try leakSearch(in: picture).isLeaking() {
      return true
    }
    return false
  }

  private func leakSearch(in picture: PictureComparison) -> LeakSearch {
    LeakSearch(picture: picture, pipeline: self)
  }
}
