package import AfterimageLifecycle
package import AfterimageMasking

/// The part of an app's container that the system writes pictures to: relative paths and bytes.
package struct Sandbox: Sendable {
  /// A file that the system would have written.
  package struct File: Hashable, Sendable {
    /// The path below the app's container.
    package let path: String
    /// The content, in the KTX container.
    package let bytes: [UInt8]
  }

  /// The files that the system would have written in the course of a story, in order, with those that later ones replaced.
  package let records: [SnapshotRecord]
  /// The files in the container at the end, in the order in which they were written.
  package let files: [File]

  /// How much smaller the pictures in `downscaled` are, along each side; the system's own factor is not known, so this is a guess.
  package static let downscaling = 2.0
}

/// A file of a picture, with its path and the times at which it was written and replaced.
package struct SnapshotRecord: Hashable, Sendable {
  /// The picture.
  package let snapshot: Snapshot
  /// True for the small copy that the switcher takes.
  package let isDownscaled: Bool
  /// The name of the file without its ending, by which the system also identifies the picture.
  package let identifier: String
  /// The group of pictures that the system keeps together.
  package let group: String
  /// The path below the app's container.
  package let path: String
  /// The time since the story began at which the file was written.
  package var writtenAt: Seconds { snapshot.time }
  /// The time at which the pictures of a later moment replaced it; nil where it is there at the end.
  package let replacedAt: Seconds?
}
