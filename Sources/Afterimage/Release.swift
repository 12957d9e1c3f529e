/// The release that this program is, and the revision of what it draws.
package enum Release {
  /// The number, by semantic versioning.
  package static let number = "0.1.0"
  /// The day of the release.
  package static let date = "2026-11-25"
  /// The picture revision: raised by one by each change after which pictures, layouts or timelines are meant to be others.
  package static let pictureRevision = 2
}
