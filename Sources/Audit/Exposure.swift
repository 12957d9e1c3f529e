package import Afterimage
package import AfterimageLifecycle
import AfterimageScreens

/// What a picture gives away of the secrets on its screens.
package enum Exposure: Hashable, Sendable {
  /// The screens declare no secret.
  case noSecret
  /// Nobody can tell one secret from another.
  case nothing
  /// Where views lie tells something of a secret, but no pixel of it is left.
  case shape
  /// Pixels of a secret are left.
  case pixels
}

/// The exposures of the pictures of a story.
package struct Exposures: Sendable {
  private let leaks: [Leak]
  private let hasSecrets: Bool

  /// Tells every secret of a story in other ways and notes in which pictures that shows.
  ///
  /// - Parameters:
  ///   - sight: whether the pictures are meant that the system keeps, or the cards of the switcher.
  ///   - crew: shares the other ways.
  package init(
    of scenario: Scenario, in sight: Sight = .picture, _ pipeline: Pipeline,
    by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) {
    hasSecrets = !scenario.secrets.isEmpty
    leaks = try pipeline.leaks(of: scenario, in: sight, by: crew)
  }

  /// What a picture gives away; the worst of it.
  package func exposure(of snapshot: Snapshot) -> Exposure {
    guard hasSecrets else { return .noSecret }
    let here = leaks.filter { leak in
      leak.moment == snapshot.moment && leak.scene == snapshot.scene
        && leak.appearance == snapshot.userInterfaceStyle
        && leak.orientation == snapshot.traits.orientation
    }
    guard !here.isEmpty else { return .nothing }
    let showsPixels = here.contains { if case .pixels = $0.kind { true } else { false } }
    return showsPixels ? .pixels : .shape
  }

  /// What is given away where there is no picture.
  package var withoutPicture: Exposure { hasSecrets ? .nothing : .noSecret }
}
