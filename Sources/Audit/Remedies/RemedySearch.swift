import Afterimage
import AfterimageLifecycle
import AfterimageScreens

/// A search among changes, which draws nothing of those that leave the app less usable, or show what another has shown before.
struct RemedySearch {
  private let story: Scenario
  private let retellings: [Retelling]
  /// The retellings by which the first leaks of each sight were found.
  private let suspects: [Retelling]
  /// The places of the pictures that may leak because they do as it is and nothing is asked of them.
  private let exempt: Set<Place>
  private let usability: Usability
  private let pipeline: Pipeline
  private let crew: Crew
  /// Everything that there was to see of stories that leak.
  private var leaking: Set<[[Composition]]>
  /// What there was to see of pictures that leak.
  private var leakingPictures: Set<Seen> = []

  /// A place among the pictures of a story, or among its cards.
  private struct Place: Hashable {
    let sight: Sight
    let index: Int
  }

  /// All that decides whether a picture leaks.
  private struct Seen: Hashable {
    let traits: Traits
    let moments: [PictureComparison.Moment]
  }

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - sights: where nothing may leak.
  ///   - leaks: what leaks of the story as it is.
  init(
    story: Scenario, sights: [Sight], leaks: [Leak], pipeline: Pipeline, crew: Crew
  ) {
    (self.story, self.pipeline, self.crew) = (story, pipeline, crew)
    let retellings = Retelling.all(of: story, by: SecretVariation.all)
    self.retellings = retellings
    let first = sights.compactMap { sight in leaks.first { $0.sight == sight } }
    suspects = first.compactMap { leak in retellings.first { $0.found(leak) } }
    usability = Usability(of: story)
    let timeline = Simulation.run(story)
    leaking = [timeline.everythingShown]
    let others = Sight.allCases.filter { !sights.contains($0) }
    exempt = Set(
      others.flatMap { sight in
        sight.pictures(in: timeline).enumerated().compactMap { index, picture in
          leaks.contains { $0.isIn(picture, seenAs: sight) }
            ? Place(sight: sight, index: index) : nil
        }
      })
  }

  /// The first of some changes after which nothing leaks and the app is as usable as before.
  mutating func first(of amendments: [Amendment]) throws(PipelineError) -> Amendment? {
    let (crew, pipeline) = (crew, pipeline)
    do throws(End) {
      try crew.work(on: amendments.count, with: pipeline, twins: pipeline.twins) { index, _ in
        Simulation.run(amendments[index].scenario).everythingShown
      } deliver: { (index, shown) throws(End) in
        let isFound = try isEnough(amendments[index], showing: shown)
        if isFound { throw .found(amendments[index]) }
      }
    } catch {
      switch error {
      case .found(let amendment): return amendment
      case .failed(let failure): throw failure
      }
    }
    return nil
  }

  /// Why no further changes are tried.
  private enum End: Error {
    case found(Amendment)
    case failed(PipelineError)
  }

  private mutating func isEnough(
    _ amendment: Amendment, showing shown: [[Composition]]
  ) throws(End) -> Bool {
    guard !leaking.contains(shown), usability.isKept(in: amendment.scenario) else { return false }
    do throws(PipelineError) {
      if try !isLeaking(amendment.scenario) { return true }
    } catch {
      throw .failed(error)
    }
    leaking.insert(shown)
    return false
  }

  /// What has leaked is tried first, as most changes help nothing.
  private mutating func isLeaking(_ scenario: Scenario) throws(PipelineError) -> Bool {
    for picture in pictures(of: scenario, suspects) {
      let seen = Seen(traits: picture.truth.traits, moments: [picture.taken] + picture.others)
      guard !leakingPictures.contains(seen) else { return true }
      guard try pipeline.isLeaking(in: [picture]) else { continue }
      leakingPictures.insert(seen)
      return true
    }
    return try pipeline.isLeaking(in: pictures(of: scenario, retellings))
  }

  /// The pictures in which nothing may leak.
  private func pictures(
    of scenario: Scenario, _ retellings: [Retelling]
  ) -> [PictureComparison] {
    PictureComparison.all(
      of: scenario, retellings.map { $0.retold(in: scenario) }, in: Sight.allCases
    ).filter { !exempt.contains(Place(sight: $0.sight, index: $0.place)) }
  }
}

extension Timeline {
  /// Everything that there is to see, whenever the system looks.
  fileprivate var everythingShown: [[Composition]] {
    Sight.allCases.flatMap { sight in
      sight.pictures(in: self).map { [$0.composition] + $0.alternatives.map(\.composition) }
    }
  }
}
