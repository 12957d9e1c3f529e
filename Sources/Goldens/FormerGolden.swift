package import Afterimage
import AfterimageScreens

/// The files that accepting a golden changes, as they were before, so that it can be undone.
package struct FormerGolden: Sendable {
  /// The name of the golden's file.
  package let name: String
  /// The note on where it came from; nil where there was none.
  package let origin: GoldenOrigin?
  private let files: [File]

  fileprivate struct File {
    let path: String
    /// The content; nil where there was no such file.
    let bytes: [UInt8]?
    let readers: OutputFiles.Readers
  }

  /// Reads the files of a golden.
  ///
  /// - Parameter origins: the notes of its folder, which are put back for all goldens at once.
  /// - Throws: `OutputFailure` where one is there and cannot be read, as that could not be put back.
  package init(
    _ name: String, in folder: GoldenFolder, noted origins: GoldenOrigins,
    seenIn evidence: EvidenceFolder
  ) throws(OutputFailure) {
    self.name = name
    origin = origins.notes[name]
    var files: [File] = []
    // In this order a process that is killed between them never leaves pending what is accepted all the same.
    for file in [name, GoldenFolder.fingerprintFile] {
      files.append(try File(folder.path(of: file), readableBy: .everyone))
    }
    for path in evidence.paths(of: name).reversed() {
      files.append(try File(path, readableBy: .owner))
    }
    self.files = files
  }

  /// Puts back what was there, each file whole or not at all, and takes away what was not.
  package func restore() throws(OutputFailure) {
    for file in files { try file.restore() }
  }
}

extension FormerGolden.File {
  fileprivate init(
    _ path: String, readableBy readers: OutputFiles.Readers
  ) throws(OutputFailure) {
    switch readFile(at: path) {
    case .success(let bytes): self.init(path: path, bytes: bytes, readers: readers)
    case .failure(.missing): self.init(path: path, bytes: nil, readers: readers)
    case .failure:
      throw OutputFailure(
        path: path, action: .write, reason: "what is there cannot be read, so not be put back")
    }
  }

  fileprivate func restore() throws(OutputFailure) {
    guard let bytes else { return try OutputFiles.remove(path) }
    guard (try? readFile(at: path).get()) != bytes else { return }
    try OutputFiles.write(bytes, to: path, readableBy: readers)
  }
}

extension [FormerGolden] {
  /// The notes that they had; nil where there was none.
  package var origins: [String: GoldenOrigin?] {
    Dictionary(map { ($0.name, $0.origin) }) { first, _ in first }
  }
}
