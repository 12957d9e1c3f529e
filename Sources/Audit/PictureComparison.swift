import AfterimageLifecycle

/// A picture of a story beside the same picture of its retellings.
struct PictureComparison: Sendable {
  /// Whether it is a picture or a card.
  let sight: Sight
  /// The place among the story's pictures, or among its cards.
  let place: Int
  /// The picture of the story as it is.
  let truth: Snapshot
  /// The retellings.
  let retellings: [Retelling]
  /// What there is to see as the picture is taken.
  let taken: Moment
  /// What there is to see at each of the times that the settings leave open; empty where they make no difference.
  let others: [Moment]

  /// What a story and its retellings show at one time.
  struct Moment: Hashable, Sendable {
    /// What the story as it is shows.
    let truth: Composition
    /// What each retelling shows.
    let retold: [Composition]
  }

  /// The pictures of a story beside those of its retellings, which are all played.
  static func all(
    of scenario: Scenario, _ retellings: [Retelling], in sights: [Sight]
  ) -> [PictureComparison] {
    let timeline = Simulation.run(scenario)
    let retold = retellings.map { Simulation.run($0.scenario) }
    return sights.flatMap { sight in
      let pictures = retold.map(sight.pictures)
      return sight.pictures(in: timeline).enumerated().map { place, truth in
        PictureComparison(
          of: sight, at: place, truth, retellings,
          retold: pictures.map { $0.indices.contains(place) ? $0[place] : truth })
      }
    }
  }

  private init(
    of sight: Sight, at place: Int, _ truth: Snapshot, _ retellings: [Retelling],
    retold: [Snapshot]
  ) {
    self.sight = sight
    self.place = place
    self.truth = truth
    self.retellings = retellings
    let taken = Moment(truth: truth.composition, retold: retold.map(\.composition))
    self.taken = taken
    let moments = truth.alternatives.enumerated().map { index, alternative in
      Moment(
        truth: alternative.composition,
        retold: retold.map {
          $0.alternatives.indices.contains(index)
            ? $0.alternatives[index].composition : $0.composition
        })
    }
    let isAlike = moments.allSatisfy { $0 == taken }
    others = isAlike ? [] : moments
  }
}
