/// An artifact encoded as a golden, which takes as long as drawing many.
struct GoldenFile {
  /// The name of the golden's file.
  let fileName: String
  /// The kind of the golden.
  let kind: GoldenKind
  /// The faces of the system's that its texts needed.
  let fallbackFaces: [String]
  /// The content of the file.
  let bytes: [UInt8]

  /// Takes the bytes of an artifact that was encoded before; a picture keeps the trace of what it was made from.
  init(_ sealed: SealedArtifact, encoded: [UInt8], trace: Trace?) {
    (fileName, kind, fallbackFaces) = (sealed.fileName, sealed.kind, sealed.fallbackFaces)
    bytes = kind == .png ? trace.map { $0.kept(in: encoded) } ?? encoded : encoded
  }

  /// Encodes an artifact; a picture keeps the trace of what it was made from.
  init(_ artifact: Artifact, trace: Trace? = nil) {
    (fileName, kind) = (artifact.fileName, artifact.content.kind)
    fallbackFaces = artifact.fallbackFaces
    switch artifact.content {
    case .frames, .timeline: bytes = artifact.bytes
    case .png: bytes = trace.map { $0.kept(in: artifact.bytes) } ?? artifact.bytes
    }
  }
}
