/// A golden as it stands in its folder.
struct GoldenFile: Hashable {
  /// Its name.
  let name: String
  /// Its content.
  let bytes: [UInt8]
  /// True where the drawing libraries have a part in it.
  let isPicture: Bool

  /// Encodes an artifact, which takes as long as drawing many.
  init(_ artifact: Artifact) {
    name = artifact.fileName
    bytes = artifact.bytes
    isPicture = if case .picture = artifact.content { true } else { false }
  }
}
