import Afterimage
import AfterimageGoldens

/// Goldens that are decided about together.
struct ApprovalBatch {
  /// What they have in common, in a sentence; nil for one that speaks for itself.
  let sentence: String?
  /// The names of the goldens' files, at least one.
  let goldens: [String]
  /// True where they differ by the program alone.
  var isOfProgramAlone = false

  /// A batch for all goldens that differ for one cause, the largest first, then one for each of those whose cause is not known.
  static func byCause(_ goldens: [String], at desk: ApprovalDesk) -> [ApprovalBatch] {
    let members = desk.members(of: goldens)
    let known = members.indices.filter { !members[$0].reasons.causes.isEmpty }
    let batches = CauseGroup.all(of: known.map { members[$0] }).map { group in
      ApprovalBatch(
        sentence: group.sentence, goldens: group.cases.map { goldens[known[$0]] },
        isOfProgramAlone: group.cases.allSatisfy { members[known[$0]].reasons.isOfProgramAlone })
    }
    let others = goldens.indices.filter { members[$0].reasons.causes.isEmpty }
    return batches + others.map { ApprovalBatch(sentence: nil, goldens: [goldens[$0]]) }
  }
}

extension ApprovalDesk {
  /// Why goldens differ, in their order.
  fileprivate func members(of goldens: [String]) -> [CauseGroup.Member] {
    let cases = Dictionary(suite.cases.map { ($0.name, $0) }) { first, _ in first }
    let (evidence, suite) = (evidence, suite)
    var members: [CauseGroup.Member] = []
    crew.work(on: goldens.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      let name = goldens[index]
      let caseName = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let outcome = evidence.pending(name, of: suite)?.outcome
      let reasons = cases[caseName].flatMap { ready -> Reasons? in
        guard let outcome, outcome.hasReason else { return nil }
        let result = GoldenResult(of: caseName, fileName: name, outcome: outcome)
        return try? pipeline.explain(result, of: ready, in: suite).reasons
      }
      return CauseGroup.Member(
        subject: cases[caseName]?.golden.subject.path ?? name,
        reasons: reasons ?? Reasons(causes: []), message: outcome?.words ?? "")
    } deliver: { _, member in
      members.append(member)
    }
    return members
  }
}
