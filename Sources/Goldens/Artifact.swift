package import AfterimageGraphics

/// Something that a case gives and that a golden is compared with.
package struct Artifact: Hashable, Sendable {
  /// The name of its golden.
  package var fileName: String
  /// What it is.
  package var content: Content
  /// The faces of the system's that its texts needed beside the bundled ones, in the order of the alphabet.
  package var fallbackFaces: [String] = []

  /// Names a content.
  package init(fileName: String, content: Content) {
    self.fileName = fileName
    self.content = content
  }

  /// The forms of content.
  package enum Content: Hashable, Sendable {
    case text(String)
    case picture(Bitmap)
  }

  /// The bytes of its golden: pictures are compressed as far as can be, as they are written once and kept.
  package var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .picture(let bitmap): PNG.encode(bitmap, compression: .small)
    }
  }
}
