import AfterimageGraphics

/// An artifact as it is kept until somebody looks at it: a picture packed, as a thousand unpacked ones fill the memory.
package struct SealedArtifact: Codable, Hashable, Sendable {
  /// The name of its golden, without the ending.
  let name: String
  /// The kind of its golden.
  let kind: GoldenKind
  /// The bytes of a file of it, a picture quickly packed.
  let bytes: [UInt8]
  /// The faces of the system's that its texts needed.
  let fallbackFaces: [String]

  /// Packs an artifact.
  package init(_ artifact: Artifact) {
    name = artifact.name
    kind = artifact.content.kind
    // Without the effort that a golden is worth.
    bytes = artifact.bytes(compression: .fast)
    fallbackFaces = artifact.fallbackFaces
  }

  /// The name of its golden's file.
  package var fileName: String { kind.fileName(of: name) }

  /// The artifact.
  package var artifact: Artifact? {
    content.map { content in
      var artifact = Artifact(name: name, content: content)
      artifact.fallbackFaces = fallbackFaces
      return artifact
    }
  }

  private var content: Artifact.Content? {
    switch kind {
    case .frames: .frames(String(decoding: bytes, as: UTF8.self))
    case .timeline: .timeline(String(decoding: bytes, as: UTF8.self))
    case .png: (try? PNG.decode(bytes)).map { .png($0) }
    }
  }
}
