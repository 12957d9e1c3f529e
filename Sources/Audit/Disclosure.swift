package import AfterimageLifecycle
import AfterimageScreens

/// The degree to which a picture gives away the secrets on its screens.
package enum Disclosure: Hashable, Sendable {
  /// The screens declare no secret.
  case noSecret
  /// The picture is the same for every secret.
  case nothing
  /// A view is in sight whose content only the app's code knows.
  case unknown
  /// The frames of views depend on a secret, but no pixel of it is left.
  case shape
  /// Pixels of a secret are left.
  case pixels
}

extension Disclosure {
  /// The worst disclosure among the leaks of one picture.
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
  /// The disclosure of an exposure.
  package func disclosure(
    of snapshot: Snapshot, as exposureKind: ExposureKind = .picture
  ) -> Disclosure {
    !trials.isEmpty
      ? Disclosure(leaks.filter { $0.isIn(snapshot, as: exposureKind) }) : .noSecret
  }

  /// The disclosure where there is no picture.
  package var disclosureWithoutPicture: Disclosure { trials.isEmpty ? .noSecret : .nothing }
}
