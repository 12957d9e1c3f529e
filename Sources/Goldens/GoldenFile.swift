/// An artifact encoded as a golden, which takes as long as drawing many.
struct GoldenFile {
  /// The artifact.
  let artifact: Artifact
  /// The content of the file.
  let bytes: [UInt8]

  /// Takes the bytes of an artifact that was encoded before; a picture keeps the trace of what it was made from.
  init(_ artifact: Artifact, encoded: [UInt8], trace: Trace?) {
    self.artifact = artifact
    let isPicture = artifact.content.kind == .png
    bytes = isPicture ? trace.map { $0.kept(in: encoded) } ?? encoded : encoded
  }

  /// Encodes an artifact; a picture keeps the trace of what it was made from.
  init(_ artifact: Artifact, trace: Trace? = nil) {
    self.artifact = artifact
    switch artifact.content {
    case .frames, .timeline: bytes = artifact.bytes
    case .png: bytes = trace.map { $0.kept(in: artifact.bytes) } ?? artifact.bytes
    }
  }
}
