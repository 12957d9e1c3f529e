/// An artifact encoded as a golden, which takes as long as drawing many.
struct GoldenFile {
  /// The artifact.
  let artifact: Artifact
  /// The content of the file.
  let bytes: [UInt8]

  /// Encodes an artifact.
  init(_ artifact: Artifact) {
    self.artifact = artifact
    bytes = artifact.bytes
  }
}
