package import Afterimage
import AfterimageGraphics
import AfterimageScreens

/// The folder where a run leaves what a person needs to judge its failures, readable by its owner alone.
package struct EvidenceFolder: Sendable {
  /// The folder.
  package let path: String

  /// Names a folder.
  package init(_ path: String) {
    self.path = path
  }

  /// Removes the evidence of earlier runs, and makes the folder where it is missing.
  package func clear() throws(OutputFailure) {
    try OutputFiles.createFolder(path)
    Leftovers.remove(in: path)
    for name in try OutputFiles.names(in: path) where Self.isEvidence(name) {
      try OutputFiles.remove("\(path)/\(name)")
    }
  }

  /// Removes the evidence that earlier runs left for some goldens, and makes the folder where it is missing.
  package func clear(of goldens: [String]) throws(OutputFailure) {
    try OutputFiles.createFolder(path)
    for golden in goldens { try forget(golden) }
  }

  /// Leaves the golden, the artifact, and a picture of the difference between them.
  ///
  /// - Returns: the files that were written.
  package func leave(
    for result: GoldenResult, in folder: GoldenFolder
  ) throws(OutputFailure) -> [File] {
    guard let sealed = result.sealed, let name = result.golden else { return [] }
    var files = [try write(sealed.bytes, as: .actual, of: name)]
    let golden = try? readFile(at: folder.path(of: name)).get()
    if let golden { files.append(try write(golden, as: .expected, of: name)) }
    if let golden, let picture = sealed.artifact?.comparison(withGolden: golden) {
      files.append(try write(PNG.encode(picture), as: .difference, of: name))
    }
    return files
  }

  /// The names of the goldens for which the last run left a new artifact, in order.
  package func pending() throws(OutputFailure) -> [String] {
    guard OutputFiles.isFolder(path) else { return [] }
    return try OutputFiles.names(in: path).compactMap { Role.actual.golden(of: $0) }
  }

  /// The bytes of the artifact that the last run left for a golden; nil where it left none.
  package func seen(_ golden: String) -> [UInt8]? { bytes(of: .actual, golden) }

  /// The bytes of a file of evidence; nil where there is none that can be read.
  func bytes(of role: Role, _ golden: String) -> [UInt8]? {
    try? readFile(at: place(of: role, golden)).get()
  }

  /// The paths of all evidence that there may be for a golden.
  func paths(of golden: String) -> [String] { Role.allCases.map { place(of: $0, golden) } }

  /// The files that the last run has left for a golden.
  package func files(of golden: String) -> [File] {
    Role.allCases.map { File(role: $0, path: place(of: $0, golden)) }
      .filter { OutputFiles.exists($0.path) }
  }

  /// Removes the evidence for a golden.
  package func forget(_ golden: String) throws(OutputFailure) {
    for role in Role.allCases { try OutputFiles.remove(place(of: role, golden)) }
  }

  private func write(
    _ bytes: [UInt8], as role: Role, of golden: String
  ) throws(OutputFailure) -> File {
    let path = place(of: role, golden)
    try OutputFiles.write(bytes, to: path, readableBy: .owner)
    return File(role: role, path: path)
  }

  private func place(of role: Role, _ golden: String) -> String {
    "\(path)/\(role.rawValue).\(golden)"
  }

  private static func isEvidence(_ name: String) -> Bool {
    Role.allCases.contains { $0.golden(of: name) != nil }
  }

  /// A file that a run has left.
  package struct File: Hashable, Sendable {
    /// The role of the file.
    package let role: Role
    /// The path of the file.
    package let path: String
  }

  /// The roles of files of evidence.
  package enum Role: String, CaseIterable, Sendable {
    case actual, expected, difference

    /// The golden that a file of this role belongs to.
    fileprivate func golden(of name: String) -> String? {
      name.hasPrefix(rawValue + ".") ? String(name.dropFirst(rawValue.count + 1)) : nil
    }
  }
}

extension Artifact {
  /// Expected, difference and actual side by side; nil for texts and for goldens that are no pictures.
  func comparison(withGolden golden: [UInt8]) -> Bitmap? {
    guard case .png(let actual) = content, let expected = try? PNG.decode(golden) else {
      return nil
    }
    return Bitmap.comparison(expected: expected, actual: actual)
  }
}
