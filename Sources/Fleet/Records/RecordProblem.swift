/// What keeps records from being one run.
package enum RecordProblem: Hashable, Sendable {
  /// None was named.
  case noRecord
  /// A file cannot be read.
  case unreadable(String)
  /// A file is something else.
  case noRecordAt(String)
  /// A file has a form that another version of the program writes.
  case otherForm(String, Int)
  /// A file ends before its last value.
  case cutOff(String, RecordHead)
  /// The bytes of a file are not those that were written.
  case damaged(String, RecordHead)
  /// Two records are of different runs.
  case differs(String, from: String, in: RunDifference)
  /// Two records are of one machine.
  case repeated(shard: Int, String, String)
  /// Of some machines there is no record.
  case missing(shards: [Int], of: RecordHead)
  /// A unit stands where it does not belong, or twice.
  case misplaced(unit: Int, String)
  /// Some units stand in no record.
  case gaps(Int)
}

/// What is different in the runs of two records.
package enum RunDifference: Hashable, Sendable {
  case tool(String, String)
  case engine
  case command(String, String)
  case words([String], [String])
  case shardCount(Int, Int)
  case inputs
}

extension RecordHead {
  /// What tells another run from this one's; nil where they are shares of the same.
  func difference(from other: RecordHead) -> RunDifference? {
    if tool != other.tool { return .tool(tool, other.tool) }
    if engine != other.engine { return .engine }
    if command != other.command { return .command(command, other.command) }
    if words != other.words { return .words(words, other.words) }
    if shardCount != other.shardCount { return .shardCount(shardCount, other.shardCount) }
    if unitCount != other.unitCount || division != other.division { return .inputs }
    return nil
  }

  /// The share in words.
  var share: String { "\(shard)/\(shardCount)" }
}

/// All that keeps records from being one run.
package struct RecordProblems: Error, Hashable, Sendable {
  /// The problems, in the order of the records.
  package let all: [RecordProblem]

  /// Collects problems.
  init(_ all: [RecordProblem]) {
    self.all = all
  }
}

extension RecordProblem: CustomStringConvertible {
  /// The problem in a sentence, with a way out.
  package var description: String {
    switch self {
    case .noRecord: "there is no record; run the command with --shard first"
    case .unreadable(let path): "\(path): cannot be read"
    case .noRecordAt(let path): "\(path): is no record of a share"
    case .otherForm(let path, let form):
      "\(path): has the form \(form), which another version of the program wrote"
    case .cutOff(let path, let head): "\(path): ends too early; run --shard \(head.share) again"
    case .damaged(let path, let head): "\(path): is damaged; run --shard \(head.share) again"
    case .differs(let path, let other, let difference):
      "\(path): is of another run than \(other): \(difference)"
    case .repeated(let shard, let path, let other):
      "share \(shard) is there twice, in \(path) and \(other); name one of them"
    case .missing(let shards, let head):
      "of \(head.shardCount) shares \(Self.list(shards)) \(shards.count == 1 ? "is" : "are") missing; run --shard \(shards[0])/\(head.shardCount)"
        + (shards.count == 1 ? "" : " and the others")
    case .misplaced(let unit, let path): "\(path): unit \(unit) does not belong there"
    case .gaps(let count): "\(count) unit\(count == 1 ? " is" : "s are") in no record"
    }
  }

  /// Numbers, those that follow each other as a range.
  private static func list(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension RunDifference: CustomStringConvertible {
  /// The difference as a clause.
  package var description: String {
    switch self {
    case .tool(let one, let other): "by \(one), not \(other)"
    case .engine: "by another build of the program, or with other libraries or fonts"
    case .command(let one, let other): "of the command \(one), not \(other)"
    case .words(let one, let other):
      "with '\(one.joined(separator: " "))', not '\(other.joined(separator: " "))'"
    case .shardCount(let one, let other): "shared among \(one) machines, not \(other)"
    case .inputs: "of other inputs, or shared out by other costs"
    }
  }
}
