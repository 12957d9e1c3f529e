package import Afterimage

/// What became of a golden that was to be accepted.
package enum Approval: Hashable, Sendable {
  /// It is now what the last run saw.
  case accepted
  /// The inputs have changed since the run, so that nobody has seen what they give now.
  case changedSince
  /// No case asks for it any more.
  case unwanted
}

extension Pipeline {
  /// Makes what the last run saw for some goldens the goldens themselves.
  ///
  /// - Parameters:
  ///   - names: the goldens' file names.
  ///   - evidence: where the run left what it saw.
  package func approve(
    _ names: [String], of suite: GoldenSuite, seenIn evidence: Evidence
  ) throws -> [(name: String, approval: Approval)] {
    let owners = suite.casesByGolden
    var last: (name: String, artifacts: [Artifact])?
    return try names.map { name in
      guard let ready = owners[name] else { return (name, .unwanted) }
      // The goldens of a case follow each other, so one case's pictures are held at a time.
      let artifacts = try last?.name == ready.name ? last?.artifacts ?? [] : artifacts(of: ready)
      last = (ready.name, artifacts)
      return (name, try accept(name, among: artifacts, into: suite.folder, seenIn: evidence))
    }
  }

  private func accept(
    _ name: String, among artifacts: [Artifact], into folder: GoldenFolder,
    seenIn evidence: Evidence
  ) throws -> Approval {
    guard let artifact = artifacts.first(where: { $0.fileName == name }) else { return .unwanted }
    guard let seen = evidence.seen(name), artifact.compare(with: seen) == .same else {
      return .changedSince
    }
    try folder.accept(artifact)
    try evidence.forget(name)
    return .accepted
  }
}

extension GoldenSuite {
  /// The cases by the names of the goldens that they ask for.
  fileprivate var casesByGolden: [String: ReadyCase] {
    let named = cases.flatMap { ready in ready.fileNames.map { ($0, ready) } }
    return Dictionary(named) { first, _ in first }
  }
}
