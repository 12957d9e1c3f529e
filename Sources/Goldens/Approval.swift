package import Afterimage
import AfterimageGraphics

/// The outcome of accepting a golden.
package enum Approval: Hashable, Sendable {
  /// The golden is now the artifact that the last run left.
  case accepted
  /// The inputs have changed since the run, so that nobody has seen the artifact that they give now.
  case changedSince
  /// No case asks for it any more.
  case unwanted
  /// The case cannot be read or drawn, for a reason in words.
  case impossible(String)
}

extension Pipeline {
  /// Replaces goldens by the artifacts that the last run left for them.
  ///
  /// - Parameters:
  ///   - names: the goldens' file names.
  ///   - evidence: the folder in which the run left them.
  ///   - crew: shares the cases; what is accepted is the same for any number of jobs.
  package func approve(
    _ names: [String], of suite: GoldenSuite, seenIn evidence: EvidenceFolder,
    by crew: Crew = Crew(jobs: 1)
  ) throws(OutputFailure) -> [(name: String, approval: Approval)] {
    let requests = suite.requests(for: names)
    var approvals: [(name: String, approval: Approval)] = []
    var waiting: [(name: String, proposal: Proposal)] = []
    func carryOut() throws(OutputFailure) {
      // Before the goldens: a process that is killed between them leaves what can be approved again.
      try suite.folder.note(waiting.map(\.proposal).origins)
      for (name, proposal) in waiting {
        approvals.append((name, try proposal.carryOut(in: suite.folder, evidence)))
      }
      waiting = []
    }
    try crew.work(on: requests.count, with: self, pool: pool) { index, pipeline in
      pipeline.proposals(for: requests[index], seenIn: evidence, fonts: suite.folder.fonts)
    } deliver: { (index, proposals) throws(OutputFailure) in
      waiting += zip(requests[index].names, proposals).map { (name: $0, proposal: $1) }
      if waiting.count >= Proposal.batch { try carryOut() }
    }
    try carryOut()
    return approvals
  }

  private func proposals(
    for request: Request, seenIn evidence: EvidenceFolder, fonts: FontSource
  ) -> [Proposal] {
    func refusing(_ approval: Approval) -> [Proposal] {
      request.names.map { _ in .refused(approval) }
    }
    let ready: GoldenSuite.ReadyCase
    let artifacts: [Artifact]
    let trace: Trace?
    switch request.owner {
    case nil: return refusing(.unwanted)
    case .failed(let failed):
      return refusing(.impossible(failed.failure.messages.joined(separator: "\n")))
    case .ready(let owner):
      ready = owner
      do throws(PipelineError) {
        artifacts = try self.artifacts(of: ready)
        trace = try self.trace(of: ready, fonts: fonts)
      } catch {
        return refusing(.impossible("\(error)"))
      }
    }
    return request.names.map { name in
      guard let artifact = artifacts.first(where: { $0.fileName == name }) else {
        return .refused(.unwanted)
      }
      guard let seen = evidence.seen(name), artifact.compare(with: seen) == .same else {
        return .refused(.changedSince)
      }
      let inputs = self.inputs(of: artifact.content.kind, of: ready, fonts: fonts)
      return .golden(GoldenFile(artifact, trace: trace, inputs: inputs))
    }
  }
}

/// A request to accept goldens of one case.
private struct Request {
  /// The case that asks for the goldens; nil where none does.
  let owner: Owner?
  var names: [String]

  /// A case that asks for goldens.
  enum Owner {
    case ready(GoldenSuite.ReadyCase)
    case failed(GoldenSuite.FailedCase)

    /// The identity of the case: a screen and a scenario may share a name, but no golden.
    var key: [String] {
      switch self {
      case .ready(let ready): ready.fileNames
      case .failed(let failed): [failed.name]
      }
    }
  }
}

/// A golden to be accepted or refused when its turn comes.
private enum Proposal {
  case golden(GoldenFile)
  case refused(Approval)

  /// How many are carried out at once, as the file of all notes is written anew for them.
  static let batch = 256

  /// Writes the golden, and removes the evidence for it.
  func carryOut(
    in folder: GoldenFolder, _ evidence: EvidenceFolder
  ) throws(OutputFailure) -> Approval {
    switch self {
    case .refused(let approval): return approval
    case .golden(let file):
      try folder.accept(file)
      try evidence.forget(file.fileName)
      return .accepted
    }
  }
}

extension [Proposal] {
  /// What is to be noted of the goldens that are accepted.
  fileprivate var origins: [String: GoldenOrigin?] {
    reduce(into: [:]) { origins, proposal in
      guard case .golden(let file) = proposal else { return }
      origins.updateValue(file.origin, forKey: file.fileName)
    }
  }
}

extension GoldenSuite {
  /// The requests for goldens: those of one case that follow each other are one request.
  fileprivate func requests(for names: [String]) -> [Request] {
    let owners = casesByGolden
    var requests: [Request] = []
    for name in names {
      let owner = owners[name] ?? failure(askingFor: name)
      if let last = requests.last, last.owner?.key == owner?.key {
        requests[requests.count - 1].names.append(name)
      } else {
        requests.append(Request(owner: owner, names: [name]))
      }
    }
    return requests
  }

  /// The cases by the names of the goldens that they ask for.
  private var casesByGolden: [String: Request.Owner] {
    let named = cases.flatMap { ready in ready.fileNames.map { ($0, Request.Owner.ready(ready)) } }
    return Dictionary(named) { first, _ in first }
  }

  private func failure(askingFor name: String) -> Request.Owner? {
    entries.compactMap(\.failed).first { $0.mayAsk(for: name) }.map { .failed($0) }
  }
}
