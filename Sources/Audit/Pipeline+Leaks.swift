package import Afterimage
package import AfterimageLifecycle

extension Pipeline {
  /// Varies every secret of a story, one at a time, and finds each picture in which that shows.
  ///
  /// Pictures are compared exactly, at the scale at which the system keeps them. No picture, no leak.
  /// - Parameters:
  ///   - views: the names of the views whose secrets are varied; nil is all.
  ///   - exposureKinds: the kinds of pictures that are compared.
  ///   - crew: shares the pictures; the leaks are the same for any number of jobs.
  package func leaks(
    of scenario: Scenario, varying views: Set<String>? = nil,
    variations: [SecretVariation] = SecretVariation.all,
    in exposureKinds: [ExposureKind] = ExposureKind.decisive, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> [Leak] {
    let play = Play(of: scenario)
    try play.timeline.checkLength()
    let variants = SecretVariant.all(of: scenario, by: variations)
      .filter { views?.contains($0.secret.name) != false }
    return try leaks(of: play, by: variants, in: exposureKinds, crew)
  }

  /// Finds each picture in which a variant of a story shows, which was played to its end.
  ///
  /// - Parameter proofs: what is proved in each picture, in their order; nothing is tried of a secret in a picture in which it cannot show.
  func leaks(
    of play: Play, by variants: [SecretVariant], in exposureKinds: [ExposureKind], _ crew: Crew,
    besides proofs: [PictureProofs] = []
  ) throws(PipelineError) -> [Leak] {
    let pictures = PictureComparison.all(of: play, variants, in: exposureKinds)
    var leaks: [[[Leak]]] = []
    try crew.work(on: pictures.count, with: self, pool: pool) { index, pipeline in
      Result { () throws(PipelineError) in
        let proved = proofs.indices.contains(index) ? proofs[index].proved : []
        return try pipeline.leakSearch(in: pictures[index]).leaks(except: proved)
      }
    } deliver: { (_, found) throws(PipelineError) in
      leaks.append(try found.get())
    }
    return exposureKinds.flatMap { exposureKind in
      let seen = zip(pictures, leaks).filter { $0.0.exposureKind == exposureKind }.map(\.1)
      return variants.indices.flatMap { place in seen.flatMap { $0[place] } }
    }
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
