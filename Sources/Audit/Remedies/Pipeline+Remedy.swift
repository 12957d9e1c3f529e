package import Afterimage
package import AfterimageLifecycle

extension Pipeline {
  /// The most pairs of changes that are played: stories with more have dozens of rules.
  package static var mostPairedChanges: Int { 1_000 }

  /// The smallest change of a story's rules after which nothing leaks and the app is as usable as before, proved by playing the story with it; nil where none of those that are played is enough.
  ///
  /// Single changes come before two of them, and a further cover last. Among the former and among the latter the smaller
  /// comes first, by `Amendment.size`, and of equal ones the first in the order of `Remedy.all`, and there of the rules.
  /// Pairs of the smallest changes alone are played where there are more than `mostPairedChanges`.
  /// - Parameters:
  ///   - leaks: the leaks of the story as it is.
  ///   - exposureKinds: the kinds of pictures of which none may leak; of the others only those may that leak already.
  package func smallestAmendment(
    of play: Play, against leaks: [Leak], in exposureKinds: [ExposureKind] = ExposureKind.decisive,
    by crew: Crew
  ) throws(PipelineError) -> Amendment? {
    let scenario = play.scenario
    var search = RemedySearch(
      play: play, exposureKinds: exposureKinds, leaks: leaks, pipeline: self, crew: crew)
    let single = Amendment.single(of: scenario)
    if let found = try search.first(of: single.map(\.amendment).smallestFirst) { return found }
    var pairs: [Amendment] = []
    for first in single.sorted(by: { $0.amendment.size < $1.amendment.size })
    where pairs.count < Self.mostPairedChanges {
      pairs += Amendment.single(of: first.amendment.scenario)
        .filter { $0.remedy >= first.remedy }.map { $0.amendment.after(first.amendment) }
    }
    if let found = try search.first(
      of: Array(pairs.smallestFirst.prefix(Self.mostPairedChanges)))
    {
      return found
    }
    return try search.first(of: Remedy.furtherCover.amendments(scenario))
  }
}

extension Amendment {
  /// Every single change, with the place of its kind among all of them.
  fileprivate static func single(
    of scenario: Scenario
  ) -> [(remedy: Int, amendment: Amendment)] {
    Remedy.all.enumerated().flatMap { place, remedy in
      remedy.amendments(scenario).map { (place, $0) }
    }
  }
}

extension [Amendment] {
  /// The smaller before the larger, otherwise as they are.
  fileprivate var smallestFirst: [Amendment] {
    enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element)
  }
}
