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
  /// Further variants are played only of secrets that the others leave hidden in some picture.
  /// - Parameters:
  ///   - proofs: what is proved in each picture, in their order; nothing is tried of a secret in a picture in which it cannot show.
  ///   - played: variants that need not be played again.
  func leaks(
    of play: Play, by variants: [SecretVariant], in exposureKinds: [ExposureKind], _ crew: Crew,
    besides proofs: [PictureProofs] = [], played: [PlayedVariant] = [],
    to depth: LeakDepth = .leaks
  ) throws(PipelineError) -> [Leak] {
    var rounds = LeakRounds(variants, in: play.timeline, exposureKinds, besides: proofs)
    var leaking: Set<Secret> = []
    while let all = rounds.next {
      let round = all.filter { !leaking.contains(variants[$0].secret) }
      let chosen = round.map { place in
        played.first { $0.variant.isAlike(variants[place]) } ?? PlayedVariant(variants[place])
      }
      let pictures = PictureComparison.all(of: play, chosen, in: exposureKinds)
      guard depth == .leaks else {
        rounds.take(
          try firstLeaks(in: pictures, except: rounds.known, besides: &leaking), of: round)
        continue
      }
      var found: [[[Leak]]] = []
      let known = rounds.known
      try crew.work(on: pictures.count, with: self, pool: pool) { index, pipeline in
        Result { () throws(PipelineError) in
          try pipeline.leakSearch(in: pictures[index]).leaks(except: known[index])
        }
      } deliver: { (_, leaks) throws(PipelineError) in
        found.append(try leaks.get())
      }
      rounds.take(found, of: round)
    }
    return rounds.leaks
  }

  /// The leaks of each picture, one after the other, without those of secrets that are known to leak in any.
  private func firstLeaks(
    in pictures: [PictureComparison], except known: [Set<Secret>],
    besides leaking: inout Set<Secret>
  ) throws(PipelineError) -> [[[Leak]]] {
    var found: [[[Leak]]] = []
    for (picture, known) in zip(pictures, known) {
      let leaks = try leakSearch(in: picture).leaks(except: known.union(leaking), to: .verdicts)
      for (variant, leaks) in zip(picture.variants, leaks)
      where leaks.contains(where: { !$0.isUnknown }) {
        leaking.insert(variant.secret)
      }
      found.append(leaks)
    }
    return found
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
