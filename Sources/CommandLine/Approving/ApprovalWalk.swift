import Afterimage
import AfterimageGoldens

/// The way through batches of goldens, one question each.
struct ApprovalWalk {
  let batches: [ApprovalBatch]
  let desk: ApprovalDesk
  let view: ApprovalView
  let keys: KeyReader
  private var console: Console { view.console }

  /// The decisions about the first batches, one each.
  private var decisions: [ApprovalDesk.Decision] = []
  /// What a person sees of the batch that the question is about.
  private var pending: [PendingGolden] = []
  /// The batch that the question is about; nil where all are decided.
  private var batch: ApprovalBatch? {
    decisions.count < batches.count ? batches[decisions.count] : nil
  }

  /// Begins before the first batch.
  init(_ batches: [ApprovalBatch], desk: ApprovalDesk, view: ApprovalView, keys: KeyReader) {
    self.batches = batches
    self.desk = desk
    self.view = view
    self.keys = keys
  }

  /// Asks until all is decided or the person ends it, and tells the outcome, also where the disk ends it.
  mutating func run() throws -> ExitCode {
    do { try keys.withKeys { try walk() } } catch let failure as CommandFailure {
      try summarise()
      throw failure
    }
    try summarise()
    let names = decisions.flatMap(\.former)
    return names.count == batches.flatMap(\.goldens).count ? .asExpected : .badVerdict
  }

  private mutating func walk() throws {
    try show()
    while let key = try ask() {
      switch key {
      case .quit: return
      case .approve, .refuse:
        guard let batch else { return }
        try decide(about: batch, key)
      case .undo: try undo()
      case .help: try view.showKeys()
      }
    }
  }

  /// Shows the batch that comes next.
  private mutating func show() throws {
    guard let batch else { return try console.print("All are decided.") }
    pending = batch.goldens.compactMap { desk.evidence.pending($0, of: desk.suite) }
    try view.show(batch, pending, place: "[\(decisions.count + 1)/\(batches.count)]")
  }

  /// The answer to the question; nil at the end of the input.
  private func ask() throws -> ApprovalKey? {
    let question = batch == nil ? "End? [y, u, ?] " : "Approve? [y, n, u, q, ?] "
    while true {
      try console.print(question, terminator: "")
      guard let word = keys.next() else {
        try console.print("")
        return nil
      }
      try console.print(word)
      if let key = ApprovalKey(word) { return key }
      try console.print("'\(word)' is no answer; ? tells which there are")
    }
  }

  private mutating func decide(about batch: ApprovalBatch, _ key: ApprovalKey) throws {
    if key == .approve {
      let (decision, approvals) = try saving { () throws(OutputFailure) in
        try desk.approve(batch.goldens, seen: pending)
      }
      decisions.append(decision)
      for (name, approval) in approvals { try console.print("\(name): \(approval.words)") }
    } else {
      decisions.append(ApprovalDesk.Decision(former: [], refused: batch.goldens))
      for name in batch.goldens { try console.print("\(name): left as it is") }
    }
    try show()
  }

  private mutating func undo() throws {
    guard let last = decisions.last else { return try console.print("nothing to undo") }
    try saving { () throws(OutputFailure) in try desk.undo(last) }
    decisions.removeLast()
    try show()
  }

  private func summarise() throws {
    let approved = decisions.flatMap(\.former).map(\.name)
    let refused = decisions.flatMap(\.refused).count
    try view.summarise(
      approved: approved, refused: refused,
      left: batches.flatMap(\.goldens).count - approved.count - refused,
      in: desk.suite.folder.path)
  }
}
