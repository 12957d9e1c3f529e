import Afterimage

/// The program that drew a golden, as far as it says what the golden looks like.
package struct Drawer: Codable, Hashable, Sendable {
  /// The number of its release.
  package let release: String
  /// Its picture revision.
  package let revision: Int

  /// Names a program.
  package init(release: String, revision: Int) {
    (self.release, self.revision) = (release, revision)
  }

  /// This program.
  package static let current = Drawer(
    release: Release.number, revision: Release.pictureRevision)

  /// Its revision and its release in words.
  var words: String { "\(revision) of afterimage \(release)" }
}
