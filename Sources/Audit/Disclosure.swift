package import AfterimageLifecycle
import AfterimageScreens

/// How much a picture gives away of the secrets on its screens.
package enum Disclosure: Hashable, Sendable {
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

extension Disclosure {
  /// The worst that some leaks of one picture are.
  package init(_ leaks: [Leak]) {
    let disclosures = leaks.map { leak -> Disclosure in
      switch leak.kind {
      case .pixels: .pixels
      case .shape: .shape
      case .unknown: .unknown
      }
    }
    self = [.pixels, .shape, .unknown].first(where: disclosures.contains) ?? .nothing
  }
}

extension Findings {
  /// How much a picture or a card gives away.
  package func disclosure(
    of snapshot: Snapshot, as exposureKind: ExposureKind = .picture
  ) -> Disclosure {
    hasSecrets
      ? Disclosure(leaks.filter { $0.isIn(snapshot, as: exposureKind) }) : .noSecret
  }

  /// How much is given away where there is no picture.
  package var disclosureWithoutPicture: Disclosure { hasSecrets ? .nothing : .noSecret }
}
