package import Afterimage
import AfterimageGraphics
import AfterimageRendering
import AfterimageScreens

extension GoldenFolder {
  /// True where the pictures were drawn by these versions of the drawing libraries, or nothing tells.
  package var isComparable: Bool {
    guard case .success(let bytes) = readFile(at: path(of: Self.fingerprintFile)) else {
      return true
    }
    return String(decoding: bytes, as: UTF8.self) == fingerprint
  }

  /// What the file of a folder says that was drawn here.
  private var fingerprint: String { RenderFingerprint.current(with: fonts) + "\n" }

  /// Makes an artifact the golden of its name; with a picture also says what drew it.
  package func accept(_ artifact: Artifact) throws(OutputFailure) {
    try accept(GoldenFile(artifact))
  }

  /// Makes a file the golden of its name; with a picture also says what drew it.
  func accept(_ file: GoldenFile) throws(OutputFailure) {
    try OutputFiles.write(file.bytes, to: path(of: file.name))
    guard file.isPicture else { return }
    try OutputFiles.write(
      Array(fingerprint.utf8), to: path(of: Self.fingerprintFile))
  }

  /// Holds an artifact against its golden; pictures only where they are comparable.
  package func compare(_ artifact: Artifact, isComparable: Bool) -> GoldenOutcome {
    compare(artifact, with: bytes(of: artifact.fileName), isComparable: isComparable)
  }

  /// Holds an artifact against the bytes of its golden; pictures only where they are comparable.
  func compare(
    _ artifact: Artifact, with golden: [UInt8]?, isComparable: Bool
  ) -> GoldenOutcome {
    switch artifact.content {
    case .picture where !isComparable && golden.map { !isLargeFilePointer($0) } == true:
      .notComparable
    case .picture, .text: artifact.compare(with: golden)
    }
  }
}
