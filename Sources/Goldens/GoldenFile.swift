/// A golden as it stands in its folder.
struct GoldenFile: Hashable {
  /// Its name.
  let name: String
  /// Its content.
  let bytes: [UInt8]
  /// True where the drawing libraries have a part in it.
  let isPicture: Bool
  /// The faces of the system's that its texts needed.
  let fallbackFaces: [String]

  /// Encodes an artifact, which takes as long as drawing many.
  init(_ artifact: Artifact) {
    name = artifact.fileName
    bytes = artifact.bytes
    fallbackFaces = artifact.fallbackFaces
    isPicture = if case .picture = artifact.content { true } else { false }
  }
}
