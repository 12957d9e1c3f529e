package import AfterimageGraphics

/// The text or the picture that a case gives, which is compared with its golden.
package struct Artifact: Hashable, Sendable {
  /// The name of its golden, without the ending.
  package var name: String
  /// The text or the picture.
  package var content: Content
  /// The faces of the system's that its texts needed beside the bundled ones, in the order of the alphabet.
  package var fallbackFaces: [String] = []

  /// Gives a content a name.
  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// The forms of content, one for each kind of golden.
  package enum Content: Hashable, Sendable {
    /// A layout.
    case frames(String)
    /// The callbacks of a story and their effects.
    case timeline(String)
    /// A picture.
    case png(Bitmap)

    /// The kind of its golden.
    package var kind: GoldenKind {
      switch self {
      case .frames: .frames
      case .timeline: .timeline
      case .png: .png
      }
    }
  }

  /// The name of its golden's file.
  package var fileName: String { content.kind.fileName(of: name) }

  /// The bytes of its golden: pictures are compressed as far as can be, as they are written once and kept.
  package var bytes: [UInt8] { bytes(compression: .small) }

  /// The bytes of a file of it, with a picture compressed to a degree.
  func bytes(compression: PNG.Compression) -> [UInt8] {
    switch content {
    case .frames(let text), .timeline(let text): Array(text.utf8)
    case .png(let bitmap): PNG.encode(bitmap, compression: compression)
    }
  }
}
