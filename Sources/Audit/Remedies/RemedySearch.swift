import Afterimage
import AfterimageLifecycle
import AfterimageScreens

/// A search for the first change that stops the leaks, without drawing those that leave the app less usable or look like one that was drawn before.
struct RemedySearch {
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

  /// A place among the exposures of a story, by their kind.
  private struct Place: Hashable {
    let exposureKind: ExposureKind
    let index: Int
  }

  /// All that decides whether a picture leaks.
  private struct Seen: Hashable {
    let traits: Traits
    let moments: [PictureComparison.Moment]
  }

  /// Prepares the search for a story.
  ///
  /// - Parameters:
  ///   - exposureKinds: the kinds of pictures of which none may leak.
  ///   - leaks: the leaks of the story as it is.
  init(
    play: Play, exposureKinds: [ExposureKind], leaks: [Leak], pipeline: Pipeline, crew: Crew
  ) {
    (self.pipeline, self.crew) = (pipeline, crew)
    let (story, timeline) = (play.scenario, play.timeline)
    let variants = SecretVariant.all(of: story, by: SecretVariation.all)
    self.variants = variants
    let first = exposureKinds.compactMap { exposureKind in
      leaks.first { $0.exposureKind == exposureKind }
    }
    suspects = first.compactMap { leak in variants.first { $0.found(leak) } }
    usability = Usability(of: story)
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
        Play(of: amendments[index].scenario)
      } deliver: { (index, play) throws(End) in
        let isFound = try isEnough(play)
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

  private mutating func isEnough(_ play: Play) throws(End) -> Bool {
    let shown = play.timeline.everythingShown
    guard !leaking.contains(shown), usability.isKept(in: play.scenario) else { return false }
    do throws(PipelineError) {
      if try !isLeaking(play) { return true }
    } catch {
      throw .failed(error)
    }
    leaking.insert(shown)
    return false
  }

  /// Whether a changed story leaks; pictures that leaked before are tried first, as most changes help nothing.
  private mutating func isLeaking(_ play: Play) throws(PipelineError) -> Bool {
    for picture in pictures(of: play, suspects) {
      let seen = Seen(traits: picture.truth.traits, moments: [picture.taken] + picture.others)
      guard !leakingPictures.contains(seen) else { return true }
      guard try pipeline.isLeaking(in: [picture]) else { continue }
      leakingPictures.insert(seen)
      return true
    }
    return try pipeline.isLeaking(in: pictures(of: play, variants))
  }

  /// The pictures in which nothing may leak.
  private func pictures(of play: Play, _ variants: [SecretVariant]) -> [PictureComparison] {
    PictureComparison.all(
      of: play, variants.map { PlayedVariant($0.applied(to: play.scenario)) },
      in: ExposureKind.allCases
    ).filter { !exempt.contains(Place(exposureKind: $0.exposureKind, index: $0.place)) }
  }
}

extension Timeline {
  /// The compositions of all exposures, at each of the times that the settings leave open.
  fileprivate var everythingShown: [[Composition]] {
    ExposureKind.allCases.flatMap { exposureKind in
      exposureKind.pictures(in: self).map { [$0.composition] + $0.alternatives.map(\.composition) }
    }
  }
}
