package import Afterimage
import AfterimageGraphics
import AfterimageRendering
import AfterimageScreens

extension GoldenFolder {
  /// True where the pictures were drawn by these versions of the drawing libraries, or where the folder names none.
  package var isComparable: Bool {
    fingerprintLines.first.map { $0 == fingerprint } ?? true
  }

  /// The versions of the libraries that draw here.
  private var fingerprint: String { RenderFingerprint.current(with: fonts) }

  /// The versions that drew the pictures, then the goldens that needed faces of the system's, each a line.
  private var fingerprintLines: [Substring] {
    guard case .success(let bytes) = readFile(at: path(of: Self.fingerprintFile)) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// The line of a golden that needed faces of the system's.
  private func line(_ name: String, _ faces: [String]) -> String {
    "\(name): \(faces.joined(separator: ", "))"
  }

  /// True where a golden needed the same faces of the system's as an artifact does now.
  private func hasFaces(of artifact: Artifact) -> Bool {
    let known = fingerprintLines.first { $0.hasPrefix(artifact.fileName + ": ") }
    let faces = artifact.fallbackFaces
    return known.map(String.init) == (faces.isEmpty ? nil : line(artifact.fileName, faces))
  }

  /// Makes an artifact the golden of its name; with a picture also notes the libraries that drew it.
  package func accept(_ artifact: Artifact) throws(OutputFailure) {
    try accept(GoldenFile(artifact))
  }

  /// Makes an artifact that was encoded before the golden of its name, with the trace of what it was made from.
  package func accept(
    _ artifact: SealedArtifact, encoded: [UInt8], trace: Trace?
  ) throws(OutputFailure) {
    try accept(GoldenFile(artifact, encoded: encoded, trace: trace, inputs: nil))
  }

  /// Makes a file the golden of its name; with a picture also notes the libraries that drew it.
  func accept(_ file: GoldenFile) throws(OutputFailure) {
    let (name, faces) = (file.fileName, file.fallbackFaces)
    try OutputFiles.write(file.bytes, to: path(of: name))
    let others = fingerprintLines.dropFirst().filter { line in
      let other = line.firstRange(of: ": ").map { line[..<$0.lowerBound] }
      return other.map { $0 != name && OutputFiles.exists(path(of: String($0))) } ?? false
    }
    let isPicture = file.kind == .png
    guard isPicture || others.count + 1 < fingerprintLines.count || !faces.isEmpty else { return }
    let own = faces.isEmpty ? [] : [line(name, faces)]
    let text = ([fingerprint] + (others.map(String.init) + own).sorted()).map { $0 + "\n" }
    try OutputFiles.write(Array(text.joined().utf8), to: path(of: Self.fingerprintFile))
  }

  /// Compares an artifact with its golden; pictures only where they are comparable.
  package func compare(_ artifact: Artifact, isComparable: Bool) -> GoldenOutcome {
    compare(artifact, with: bytes(of: artifact.fileName), isComparable: isComparable)
  }

  /// Compares an artifact with the bytes of its golden; pictures only where they are comparable, and those that need faces of the system's only where these are the same.
  func compare(
    _ artifact: Artifact, with golden: [UInt8]?, isComparable: Bool
  ) -> GoldenOutcome {
    switch artifact.content {
    case .png where !isComparable && golden.map { !isLargeFilePointer($0) } == true:
      return .notComparable
    case .frames, .timeline, .png:
      guard golden.map(isLargeFilePointer) != false || hasFaces(of: artifact) else {
        return .notComparable
      }
      return artifact.compare(with: golden)
    }
  }
}
