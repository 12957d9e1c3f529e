package import AfterimageFleet

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
  /// The digest of all that it was drawn from; nil where that is not known.
  let inputs: Digest?

  /// The note on where it comes from; nil where that is not known.
  var origin: GoldenOrigin? {
    inputs.map { GoldenOrigin(drawer: .current, inputs: $0, of: bytes) }
  }

  /// Takes the bytes of an artifact that was encoded before; a picture keeps the trace of what it was made from.
  init(_ sealed: SealedArtifact, encoded: [UInt8], trace: Trace?, inputs: Digest?) {
    self.inputs = inputs
    (fileName, kind, fallbackFaces) = (sealed.fileName, sealed.kind, sealed.fallbackFaces)
    bytes = kind == .png ? trace.map { $0.kept(in: encoded) } ?? encoded : encoded
  }

  /// Encodes an artifact; a picture keeps the trace of what it was made from.
  init(_ artifact: Artifact, trace: Trace? = nil, inputs: Digest? = nil) {
    self.inputs = inputs
    (fileName, kind) = (artifact.fileName, artifact.content.kind)
    fallbackFaces = artifact.fallbackFaces
    switch artifact.content {
    case .frames, .timeline: bytes = artifact.bytes
    case .png: bytes = trace.map { $0.kept(in: artifact.bytes) } ?? artifact.bytes
    }
  }
}

extension SealedArtifact {
  /// What is to be noted of the golden that the artifact becomes, encoded before; nil where it is not known what it was drawn from.
  package func origin(encoded: [UInt8], trace: Trace?, inputs: Digest?) -> GoldenOrigin? {
    GoldenFile(self, encoded: encoded, trace: trace, inputs: inputs).origin
  }
}
