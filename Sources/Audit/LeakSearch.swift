import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// The search for leaks in one picture.
struct LeakSearch {
  /// The picture of the story beside those of its variants.
  let picture: PictureComparison
  /// The pipeline that draws the pictures.
  let pipeline: Pipeline

  private typealias Moment = PictureComparison.Moment

  /// Pixels in a point, as many as the system keeps: a blur of a smaller picture tells less, or more.
  private var scale: Double { picture.truth.traits.scale }

  /// The leaks that each variant finds.
  ///
  /// All variants are tried on the picture as it is taken, but for further ones of secrets that
  /// show already, and those of secrets of which it is proved that none can. At the other times
  /// the question is only which secrets show: of each the variants are tried until one does.
  ///
  /// - Parameter depth: `verdicts` tries nothing more of a secret once it is known to leak.
  func leaks(
    except proved: Set<Secret> = [], to depth: LeakDepth = .leaks
  ) throws(PipelineError) -> [[Leak]] {
    var kinds = [[Leak.Kind]](repeating: [], count: picture.variants.count)
    var (seen, settled) = (proved, proved)
    let places = picture.variants.indices.lazy.filter {
      let secret = picture.variants[$0].secret
      return !settled.contains(secret)
        && (!picture.variants[$0].isFurther || !seen.contains(secret))
    }
    try look(at: picture.taken, places) { place, found in
      kinds[place] = found
      let secret = picture.variants[place].secret
      if !found.isEmpty { seen.insert(secret) }
      if depth == .verdicts, found.contains(where: { $0 != .unknown }) { settled.insert(secret) }
      return true
    }
    let shown = try secretsInTime(&kinds, except: settled)
    return picture.variants.enumerated().map { place, variant in
      let tried = zip(picture.truth.alternatives, shown).map {
        ($0, leaks: $1.contains(variant.secret))
      }
      let times = LeakTimes(tried)
      return kinds[place].map {
        Leak(
          found: variant, in: picture.truth, as: picture.exposureKind, kind: $0, times: times)
      }
    }
  }

  /// True as soon as one variant shows at one of the times.
  func isLeaking() throws(PipelineError) -> Bool {
    for moment in unique([picture.taken] + picture.others)
    where try first(of: Array(picture.variants.indices), at: moment) != nil {
      return true
    }
    return false
  }

  /// The secrets that show at each of the times that make a difference.
  ///
  /// - Parameter kinds: what each variant shows in the picture as it is taken; gets what the first to show later shows.
  private func secretsInTime(
    _ kinds: inout [[Leak.Kind]], except proved: Set<Secret>
  ) throws(PipelineError) -> [Set<Secret>] {
    let leaking = kinds.indices.filter { !kinds[$0].isEmpty }
    var known = [picture.taken: Set(leaking.map { picture.variants[$0].secret })]
    var shown: [Set<Secret>] = []
    for moment in picture.others {
      if known[moment] == nil { known[moment] = try secrets(at: moment, &kinds, except: proved) }
      shown.append(known[moment] ?? [])
    }
    return shown
  }

  private func secrets(
    at moment: Moment, _ kinds: inout [[Leak.Kind]], except proved: Set<Secret>
  ) throws(PipelineError) -> Set<Secret> {
    var shown: Set<Secret> = []
    for secret in unique(picture.variants.map(\.secret)) where !proved.contains(secret) {
      let places = picture.variants.indices.filter { picture.variants[$0].secret == secret }
      let leaking = places.filter { !kinds[$0].isEmpty }
      let likelyFirst = leaking + places.filter { kinds[$0].isEmpty }
      guard let found = try first(of: likelyFirst, at: moment) else { continue }
      shown.insert(secret)
      if leaking.isEmpty { kinds[found.place] = found.kinds }
    }
    return shown
  }

  /// The first of some variants that shows at a time, and how.
  private func first(
    of places: [Int], at moment: Moment
  ) throws(PipelineError) -> (place: Int, kinds: [Leak.Kind])? {
    var first: (place: Int, kinds: [Leak.Kind])?
    try look(at: moment, places) { place, kinds in
      if !kinds.isEmpty { first = (place, kinds) }
      return first == nil
    }
    return first
  }

  /// Holds the pictures of variants against the story's own, one after the other, until told to stop.
  private func look(
    at moment: Moment, _ places: some Sequence<Int>, _ goesOn: (Int, [Leak.Kind]) -> Bool
  ) throws(PipelineError) {
    let truth = try laidOut(moment.truth)
    var drawn: Bitmap?
    for place in places {
      let other = try laidOut(moment.varied[place])
      var kinds: [Leak.Kind] = []
      // Most pictures that keep a secret are the same drawings, and need not be drawn to be the same pixels.
      if other.list != truth.list {
        let expected: Bitmap
        if let drawn {
          expected = drawn
        } else {
          expected = try pipeline.draw(truth.list, scale: scale)
        }
        drawn = expected
        let difference = try pipeline.difference(
          of: other.list, from: (truth.list, expected), scale: scale)
        if let difference {
          let secret = picture.variants[place].secret
          kinds = truth.kinds(of: secret, comparedWith: other, difference)
        }
      }
      guard goesOn(place, kinds) else { return }
    }
  }

  private func laidOut(_ composition: Composition) throws(PipelineError) -> LaidOutPicture {
    let traits = picture.truth.traits
    return LaidOutPicture(
      composition: composition,
      list: try pipeline.displayList(of: composition, in: traits, scale: scale),
      layouts: try pipeline.screenLayouts(in: composition, traits))
  }
}

extension Leak {
  /// Makes a leak of a variant that shows in a picture.
  fileprivate init(
    found variant: SecretVariant, in snapshot: Snapshot, as exposureKind: ExposureKind, kind: Kind,
    times: LeakTimes
  ) {
    self.init(
      screen: variant.secret.screen, view: variant.secret.name,
      variation: variant.variation, exposureKind: exposureKind, moment: snapshot.moment,
      appearance: snapshot.userInterfaceStyle, orientation: snapshot.traits.orientation,
      scene: snapshot.scene, kind: kind, times: times)
  }
}
