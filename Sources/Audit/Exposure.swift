package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

/// What a picture gives away of the secrets on its screens.
package enum Exposure: Hashable, Sendable {
  /// The screens declare no secret.
  case noSecret
  /// Nobody can tell one secret from another.
  case nothing
  /// Something is in sight of which only the app's code knows what it shows.
  case unknown
  /// Where views lie tells something of a secret, but no pixel of it is left.
  case shape
  /// Pixels of a secret are left.
  case pixels
}

extension Exposure {
  /// The worst that some leaks of one picture are.
  package init(_ leaks: [Leak]) {
    let exposures = leaks.map { leak -> Exposure in
      switch leak.kind {
      case .pixels: .pixels
      case .shape: .shape
      case .unknown: .unknown
      }
    }
    self = [.pixels, .shape, .unknown].first(where: exposures.contains) ?? .nothing
  }
}

/// The exposures of the pictures and cards of a story.
package struct Exposures: Sendable {
  private let leaks: [Leak]
  private let hasSecrets: Bool

  /// Tells every secret of a story in other ways and notes in which pictures that shows.
  ///
  /// - Parameters:
  ///   - sights: whether the pictures are meant that the system keeps, or the cards of the switcher.
  ///   - crew: shares the pictures.
  package init(
    of scenario: Scenario, in sights: [Sight] = [.picture], _ pipeline: Pipeline,
    by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) {
    hasSecrets = !scenario.secrets.isEmpty
    leaks = try pipeline.leaks(of: scenario, in: sights, by: crew)
  }

  /// What a picture gives away, or a card; the worst of it.
  package func exposure(of snapshot: Snapshot, seenAs sight: Sight = .picture) -> Exposure {
    guard hasSecrets else { return .noSecret }
    let here = leaks.filter { $0.isIn(snapshot, seenAs: sight) }
    return Exposure(here)
  }

  /// What is given away where there is no picture.
  package var withoutPicture: Exposure { hasSecrets ? .nothing : .noSecret }
}
