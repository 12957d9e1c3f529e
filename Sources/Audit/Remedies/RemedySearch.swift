import Afterimage
import AfterimageLifecycle
import AfterimageScreens

/// A search among changes, which draws nothing of those that leave the app less usable, or show what another has shown before.
struct RemedySearch {
  private let story: Scenario
  private let variants: [SecretVariant]
  /// The variants by which the first leaks of each kind were found.
  private let suspects: [SecretVariant]
  /// The places of the pictures that may leak because they do as it is and nothing is asked of them.
  private let exempt: Set<Place>
  private let usability: Usability
  private let pipeline: Pipeline
  private let crew: Crew
  /// Everything that there was to see of stories that leak.
  private var leaking: Set<[[Composition]]>
  /// The contents of pictures that leak.
  private var leakingPictures: Set<Seen> = []

  /// A place among the pictures of a story, or among its cards.
  private struct Place: Hashable {
    let exposureKind: ExposureKind
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
  ///   - exposureKinds: where nothing may leak.
  ///   - leaks: what leaks of the story as it is.
  init(
    story: Scenario, exposureKinds: [ExposureKind], leaks: [Leak], pipeline: Pipeline, crew: Crew
  ) {
    (self.story, self.pipeline, self.crew) = (story, pipeline, crew)
    let variants = SecretVariant.all(of: story, by: SecretVariation.all)
    self.variants = variants
    let first = exposureKinds.compactMap { exposureKind in
      leaks.first { $0.exposureKind == exposureKind }
    }
    suspects = first.compactMap { leak in variants.first { $0.found(leak) } }
    usability = Usability(of: story)
    let timeline = Simulation.run(story)
    leaking = [timeline.everythingShown]
    let others = ExposureKind.allCases.filter { !exposureKinds.contains($0) }
    exempt = Set(
      others.flatMap { exposureKind in
        exposureKind.pictures(in: timeline).enumerated().compactMap { index, picture in
          leaks.contains { $0.isIn(picture, as: exposureKind) }
            ? Place(exposureKind: exposureKind, index: index) : nil
        }
      })
  }

  /// The first of some changes after which nothing leaks and the app is as usable as before.
  mutating func first(of amendments: [Amendment]) throws(PipelineError) -> Amendment? {
    let (crew, pipeline) = (crew, pipeline)
    do throws(End) {
      try crew.work(on: amendments.count, with: pipeline, pool: pipeline.pool) { index, _ in
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

  /// Whether a changed story leaks; pictures that leaked before are tried first, as most changes help nothing.
  private mutating func isLeaking(_ scenario: Scenario) throws(PipelineError) -> Bool {
    for picture in pictures(of: scenario, suspects) {
      let seen = Seen(traits: picture.truth.traits, moments: [picture.taken] + picture.others)
      guard !leakingPictures.contains(seen) else { return true }
      guard try pipeline.isLeaking(in: [picture]) else { continue }
      leakingPictures.insert(seen)
      return true
    }
    return try pipeline.isLeaking(in: pictures(of: scenario, variants))
  }

  /// The pictures in which nothing may leak.
  private func pictures(
    of scenario: Scenario, _ variants: [SecretVariant]
  ) -> [PictureComparison] {
    PictureComparison.all(
      of: scenario, variants.map { $0.applied(to: scenario) }, in: ExposureKind.allCases
    ).filter { !exempt.contains(Place(exposureKind: $0.exposureKind, index: $0.place)) }
  }
}

extension Timeline {
  /// Everything that there is to see, whenever the system looks.
  fileprivate var everythingShown: [[Composition]] {
    ExposureKind.allCases.flatMap { exposureKind in
      exposureKind.pictures(in: self).map { [$0.composition] + $0.alternatives.map(\.composition) }
    }
  }
}
