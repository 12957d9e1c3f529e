import Afterimage
import AfterimageAudit
import AfterimageScreens

/// The options that say what an audit asks for, what is known, and what day it is.
enum PolicyArguments {
  static let policy = Option(
    "--policy", "FILE",
    "What is asked for and what is accepted; \(AuditPolicy.fileName) of the current folder without.",
    .file("json"))
  static let baseline = Option(
    "--baseline", "FILE", "Findings that are known: only new and worse ones fail.", .file("json"))
  static let newBaseline = Option(
    "--write-baseline", "FILE", "Write all that fails as known, for --baseline.", .file("json"))
  static let today = Option(
    "--today", "DAY", "The day on which accepted leaks are judged; by default that of the clock.",
    .day)

  /// All of them, for a command's list.
  static let all: [any Parameter] = [policy, baseline, newBaseline, today]
}

/// What an audit is judged by.
struct PolicyInputs: Sendable {
  /// The policy.
  let policy: AuditPolicy
  /// The findings that are known.
  let baseline: Baseline
  /// The day.
  let day: CalendarDay
  /// The file of the policy; nil where there is none.
  let policyPath: String?
  /// The file of the baseline; nil where there is none.
  let baselinePath: String?

  /// Reads what is named, and a policy that lies in the current folder, which is told.
  init(_ arguments: Arguments, _ console: Console) throws {
    let named = try arguments[PolicyArguments.policy]
    let found = OutputFiles.exists(AuditPolicy.fileName) ? AuditPolicy.fileName : nil
    if named == nil, let found { console.say("policy: \(found)") }
    policyPath = named ?? found
    baselinePath = try arguments[PolicyArguments.baseline]
    policy =
      try policyPath.map { try decoding($0, AuditPolicy.decode) } ?? .standard
    baseline = try baselinePath.map { try decoding($0, Baseline.decode) } ?? .none
    guard let day = try arguments[PolicyArguments.today] ?? CalendarDay.current else {
      throw CommandFailure(.ownFault, ["the clock tells no day; name one with --today"])
    }
    self.day = day
  }

  /// The kinds of exposure that decide.
  func deciding(_ arguments: Arguments) throws -> [ExposureKind] {
    policy.includesCards ? ExposureKind.allCases : try LeakArguments.deciding(arguments)
  }

  /// What the policy makes of rows; where a baseline is to be written, it is, and counts already.
  func judge(_ rows: [AuditRow], _ arguments: Arguments) throws -> PolicyJudgement {
    guard let path = try arguments[PolicyArguments.newBaseline] else {
      return policy.judge(rows, knowing: baseline, on: day)
    }
    let written = policy.judge(rows, on: day).baseline
    try saving { () throws(OutputFailure) in
      try OutputFiles.deliver(Array(written.text.utf8), to: path)
    }
    return policy.judge(rows, knowing: written, on: day)
  }
}

/// Reads a file and makes something of it, or ends the command.
private func decoding<Value>(
  _ path: String, _ decode: ([UInt8], String) throws(InvalidInput) -> Value
) throws(CommandFailure) -> Value {
  switch readFile(at: path) {
  case .failure(let failure):
    let message = Diagnostic(failure.kind(path: path), at: nil).formatted()
    throw CommandFailure(failure == .missing ? .inputMissing : .badInput, [message])
  case .success(let bytes):
    do throws(InvalidInput) { return try decode(bytes, path) } catch {
      throw CommandFailure(.badInput, [error.description])
    }
  }
}

extension ExitCode {
  /// How a command ends that has judged secrets by a policy.
  init(of judgement: PolicyJudgement) {
    let failing = judgement.rows.filter(\.decision.isFailure).map(\.row.finding.verdict)
    let isUnknown = failing.allSatisfy { $0 == .cannotTell }
    self = failing.isEmpty ? .asExpected : isUnknown ? .cannotTell : .badVerdict
  }
}

extension ValueKind where Value == CalendarDay {
  /// A day of the calendar.
  fileprivate static let day = ValueKind(
    expecting: "a day such as 2026-12-31", parse: { CalendarDay($0) }, spell: \.description)
}
