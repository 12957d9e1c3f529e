import Afterimage
package import AfterimageGoldens

/// Where decisions about goldens are made and taken back, each written at once.
package struct ReviewDesk: Sendable {
  /// The decision on each golden that has one.
  package private(set) var decisions: [String: Decision] = [:]
  /// The number of the last change.
  package private(set) var revision = 0
  private let goldens: [String: ReviewedGolden]
  private let evidence: EvidenceFolder
  private var history: [[Step]] = []
  /// The goldens that are as small as can be.
  private var packed: Set<String> = []

  /// A decision of a person.
  package enum Decision: String, Sendable {
    /// The artifact is the golden now.
    case approved
    /// The golden stays, and the difference is a mistake.
    case refused
  }

  /// What became of one golden.
  package struct Outcome: Hashable, Sendable {
    /// The name of the golden.
    package let name: String
    /// What it is now, in a word that stays the same from version to version.
    package let state: String
    /// Why it was not decided; empty where it was.
    package var message = ""
  }

  /// A golden that is asked for, with the digest of the picture that the person has seen.
  package struct Request: Hashable, Sendable {
    let name: String
    let seen: String

    /// Makes a request.
    package init(name: String, seen: String) {
      self.name = name
      self.seen = seen
    }
  }

  /// How a golden was before a decision.
  private struct Step: Sendable {
    let name: String
    let decision: Decision?
    let former: FormerGolden?
  }

  /// Opens a desk for goldens and the evidence of the run that saw them.
  package init(_ goldens: [ReviewedGolden], seenIn evidence: EvidenceFolder) {
    self.goldens = Dictionary(goldens.map { ($0.name, $0) }) { first, _ in first }
    self.evidence = evidence
  }

  /// The number of goldens that nobody has decided about.
  package var pendingCount: Int { goldens.count - decisions.count }

  /// Decides about goldens, of which each that can be is; all of it is taken back at once.
  package mutating func decide(_ decision: Decision, _ requests: [Request]) -> [Outcome] {
    var steps: [Step] = []
    let origins = noted(for: requests)
    // Before the goldens, so that a process that is killed between them leaves what can be approved again.
    if decision == .approved { note(requests.compactMap(newOrigin)) }
    let outcomes = requests.map { request in
      let (step, outcome) = decide(decision, request, origins)
      if let step { steps.append(step) }
      return outcome
    }
    if !steps.isEmpty {
      history.append(steps)
      revision += 1
    }
    return outcomes
  }

  private mutating func decide(
    _ decision: Decision, _ request: Request, _ origins: [String: GoldenOrigins]
  ) -> (step: Step?, outcome: Outcome) {
    func refusing(_ state: String, _ message: String) -> (Step?, Outcome) {
      (nil, Outcome(name: request.name, state: state, message: message))
    }
    guard let golden = goldens[request.name] else {
      return refusing("unwanted", "the last run has nothing to decide about this golden")
    }
    guard decisions[request.name] != .approved else {
      return refusing("clash", "it has been approved already; take that back before")
    }
    guard let seen = evidence.seen(request.name), ReportFolder.name(of: seen) == request.seen else {
      return refusing(
        "changedSince", "the picture is another one than was seen; run the test again")
    }
    do throws(OutputFailure) {
      let former =
        decision == .approved
        ? try FormerGolden(
          request.name, in: golden.folder, noted: origins[golden.folder.path] ?? GoldenOrigins(),
          seenIn: evidence) : nil
      if decision == .approved {
        try golden.accept(seen)
        try evidence.forget(request.name)
      }
      let step = Step(
        name: request.name, decision: decisions[request.name], former: former)
      decisions[request.name] = decision
      return (step, Outcome(name: request.name, state: decision.rawValue))
    } catch {
      return refusing("impossible", "\(error)")
    }
  }

  /// Takes the last decision back, with the files that it changed.
  package mutating func undo() -> [Outcome] {
    guard let steps = history.popLast() else { return [] }
    revision += 1
    defer { note(steps.compactMap(\.former).map { ($0.name, $0.origin) }) }
    return steps.reversed().map { step in
      do throws(OutputFailure) { try step.former?.restore() } catch {
        return Outcome(name: step.name, state: "impossible", message: "\(error)")
      }
      decisions[step.name] = step.decision
      packed.remove(step.name)
      return Outcome(name: step.name, state: step.decision?.rawValue ?? "pending")
    }
  }

  /// The names of the goldens of a decision, in order.
  package func names(_ decision: Decision) -> [String] {
    decisions.filter { $0.value == decision }.map(\.key).sorted()
  }

  /// A golden that was approved as the run had left it, to be packed as small as can be when there is time.
  package func nextToPack() -> ReviewedGolden? {
    goldens.values.filter { decisions[$0.name] == .approved && !packed.contains($0.name) }
      .min { $0.name < $1.name }
  }

  /// Puts the small file of a golden into its place, unless the approval was taken back meanwhile.
  package mutating func pack(_ golden: ReviewedGolden, _ small: [UInt8]?) {
    packed.insert(golden.name)
    guard decisions[golden.name] == .approved, let small else { return }
    // The golden is whole already, so that nothing is lost where it cannot become smaller.
    note([(golden.name, golden.origin(of: small))])
    try? golden.accept(small)
  }

  /// What is to be noted of a golden that is asked for and can be approved; nil for any other one.
  private func newOrigin(for request: Request) -> (name: String, origin: GoldenOrigin?)? {
    guard let golden = goldens[request.name], decisions[request.name] != .approved,
      let seen = evidence.seen(request.name), ReportFolder.name(of: seen) == request.seen
    else { return nil }
    return (request.name, golden.origin(of: seen))
  }

  /// The notes before a decision, by the folders of the goldens, each read once.
  private func noted(for requests: [Request]) -> [String: GoldenOrigins] {
    let folders = requests.compactMap { goldens[$0.name]?.folder }
    return Dictionary(folders.map { ($0.path, $0) }) { first, _ in first }.mapValues(\.origins)
  }

  /// Notes where goldens come from; a note that cannot be written is missing, and says nothing wrong.
  private func note(_ origins: [(name: String, origin: GoldenOrigin?)]) {
    let folders = Dictionary(grouping: origins) { goldens[$0.name]?.folder.path ?? "" }
    for (path, origins) in folders {
      let changes = Dictionary(origins.map { ($0.name, $0.origin) }) { first, _ in first }
      try? GoldenFolder(path).note(changes)
    }
  }
}
