import AfterimageLifecycle

/// A picture of a story beside the same picture of its variants.
struct PictureComparison: Sendable {
  /// The kind of exposure.
  let exposureKind: ExposureKind
  /// The index among the story's exposures of the kind.
  let place: Int
  /// The picture of the story as it is.
  let truth: Snapshot
  /// The variants.
  let variants: [SecretVariant]
  /// The moment at which the picture is taken.
  let taken: Moment
  /// The other moments that the settings leave open; empty where they make no difference.
  let others: [Moment]

  /// The compositions of a story and its variants at one time.
  struct Moment: Hashable, Sendable {
    /// The composition of the story as it is.
    let truth: Composition
    /// The composition of each variant.
    let varied: [Composition]
  }

  /// The pictures of a story beside those of its variants.
  static func all(
    of play: Play, _ played: [PlayedVariant], in exposureKinds: [ExposureKind]
  ) -> [PictureComparison] {
    let variants = played.map(\.variant)
    return exposureKinds.flatMap { exposureKind in
      let pictures = played.map { exposureKind.pictures(in: $0.timeline) }
      return exposureKind.pictures(in: play.timeline).enumerated().map { place, truth in
        PictureComparison(
          of: exposureKind, at: place, truth, variants,
          varied: pictures.map { $0.indices.contains(place) ? $0[place] : truth })
      }
    }
  }

  private init(
    of exposureKind: ExposureKind, at place: Int, _ truth: Snapshot, _ variants: [SecretVariant],
    varied: [Snapshot]
  ) {
    self.exposureKind = exposureKind
    self.place = place
    self.truth = truth
    self.variants = variants
    let taken = Moment(truth: truth.composition, varied: varied.map(\.composition))
    self.taken = taken
    let moments = truth.alternatives.enumerated().map { index, alternative in
      Moment(
        truth: alternative.composition,
        varied: varied.map {
          $0.alternatives.indices.contains(index)
            ? $0.alternatives[index].composition : $0.composition
        })
    }
    let isAlike = moments.allSatisfy { $0 == taken }
    others = isAlike ? [] : moments
  }
}
