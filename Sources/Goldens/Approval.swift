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
    var approvals: [(name: String, approval: Approval)] = []
    let artifacts = try suite.cases.filter { ready in
      names.contains { $0.hasPrefix(ready.name + ".") }
    }.flatMap { try self.artifacts(of: $0) }
    for name in names {
      guard let artifact = artifacts.first(where: { $0.fileName == name }) else {
        approvals.append((name, .unwanted))
        continue
      }
      guard let seen = evidence.seen(name), artifact.compare(with: seen) == .same else {
        approvals.append((name, .changedSince))
        continue
      }
      try suite.folder.accept(artifact)
      try evidence.forget(name)
      approvals.append((name, .accepted))
    }
    return approvals
  }
}
