import Afterimage
import AfterimageGoldens

/// Where decisions about goldens are carried out, each at once, and taken back.
struct ApprovalDesk {
  let pipeline: Pipeline
  let suite: GoldenSuite
  let evidence: EvidenceFolder
  let crew: Crew

  /// A decision about a batch, by the names of its goldens.
  struct Decision {
    /// The goldens that were accepted, as they were before.
    let former: [FormerGolden]
    /// The names of those that stayed as they are.
    let refused: [String]
  }

  /// Accepts goldens that are still those that a person has seen.
  ///
  /// - Returns: the decision, and what became of each golden.
  func approve(
    _ goldens: [String], seen: [PendingGolden]
  ) throws(OutputFailure) -> (decision: Decision, approvals: [(name: String, approval: Approval)]) {
    let unchanged = goldens.filter { name in
      seen.contains { $0.name == name && $0.seen == evidence.seen(name) }
    }
    var former: [FormerGolden] = []
    let origins = suite.folder.origins
    for name in unchanged {
      former.append(
        try FormerGolden(
          name, in: suite.folder, noted: origins, seenIn: evidence))
    }
    let tried = try pipeline.approve(unchanged, of: suite, seenIn: evidence, by: crew)
    let approvals = goldens.map { name in
      (name: name, approval: tried.first { $0.name == name }?.approval ?? .changedSince)
    }
    let accepted = approvals.filter { $0.approval == .accepted }.map(\.name)
    let decision = Decision(
      former: former.filter { accepted.contains($0.name) },
      refused: goldens.filter { !accepted.contains($0) })
    return (decision, approvals)
  }

  /// Puts back what a decision has changed.
  func undo(_ decision: Decision) throws(OutputFailure) {
    for former in decision.former { try former.restore() }
    try suite.folder.note(decision.former.origins)
  }
}
