import Afterimage
import AfterimageFleet

extension Command {
  /// Puts the shares of several machines together.
  static let merge = Command(
    "merge", "Makes of the records of shares what one machine would have made.",
    discussion: """
      Each machine has run the same command with another --shard, and left a record. The records are held against each other and against the inputs, which have to be here: a share that is missing or there twice, another build of the program, other words on the command line and files that have changed since are told, all at once, and nothing is written then. Else what follows is what the command does without --shard, byte for byte: its output, its reports, its messages and its code. Reports go where that command line says.
      Paths in it are taken from the current folder, as they were where the shares were done.
      A share that is done twice leaves the same record; one whose machine was killed leaves none, and can be done again.
      """,
    parameters: [records, costs, JobArguments.jobs],
    examples: [
      Example("afterimage merge", "The records in \(ShareArguments.defaultFolder)."),
      Example(
        "afterimage merge records --costs costs.txt",
        "Those of a folder; what each piece took cuts the next shares."),
    ]
  ) { arguments, console in
    let paths = try recordPaths(arguments[records])
    let records = try merging { () throws(RecordProblems) in try MergedRecords(paths) }
    guard let own = Merging.all.first(where: { $0.command.name == records.head.command }) else {
      throw CommandFailure(
        .badInput, ["the records are of '\(records.head.command)', whose work is not shared"])
    }
    try requireOwn(records.head, own.command)
    let jobs = try arguments[JobArguments.jobs].map { ["--jobs", "\($0)"] } ?? []
    let code = try own.conclude(own.command.parse(records.head.words + jobs), records, console)
    if let path = try arguments[costs] {
      let costs = try merging { () throws(RecordProblems) in try records.costs() }
      try saving { () throws(OutputFailure) in try OutputFiles.write(costs.bytes, to: path) }
    }
    return code
  }

  /// Refuses records that another build of the program made, as it would not tell of them as that one does.
  private static func requireOwn(_ head: RecordHead, _ command: Command) throws {
    let fonts = try command.parse(head.words)[FontArguments.fonts]
    let tool = Tool.afterimage.title
    guard head.tool == tool, head.engine == Engine.digest(with: fonts).hexadecimal else {
      let other = head.tool == tool ? "another build of \(tool)" : head.tool
      throw CommandFailure(
        .badInput,
        ["the shares were done by \(other), or with other libraries; merge them by the same"])
    }
  }

  private static let records = Positional(
    remaining: "RECORD",
    "Records, and folders of them; \(ShareArguments.defaultFolder) without.", .file("record"),
    orNone: true)
  private static let costs = Option(
    "--costs", "FILE",
    "Write down what each piece of work took, for the --costs of the next shares.", .file("txt"))

  /// The records that paths stand for: of a folder all in it.
  private static func recordPaths(_ given: [String]) throws -> [String] {
    let paths = given.isEmpty ? [ShareArguments.defaultFolder] : given
    return try paths.flatMap { path in
      guard OutputFiles.isFolder(path) else { return [path] }
      let names = try saving { () throws(OutputFailure) in try OutputFiles.names(in: path) }
      let records = names.filter { $0.hasSuffix(Record.ending) }.map { "\(path)/\($0)" }
      guard records.isEmpty else { return records }
      throw CommandFailure(.inputMissing, ["\(path): there is no record in it"])
    }
  }
}

/// A command whose work several machines share, and what it makes of their records.
struct Merging: Sendable {
  /// The command.
  let command: Command
  /// Does with the records what the command does with what it has made itself.
  let conclude: @Sendable (Arguments, MergedRecords, Console) throws -> ExitCode

  /// Describes what a command makes of records.
  init(
    of command: Command,
    _ conclude: @escaping @Sendable (Arguments, MergedRecords, Console) throws -> ExitCode
  ) {
    (self.command, self.conclude) = (command, conclude)
  }

  /// Every command whose work is shared.
  static let all = [audit, preview, render, snapshot, test]
}

/// Reads records, or ends the command with all that is wrong with them.
private func merging<Value>(
  _ read: () throws(RecordProblems) -> Value
) throws(CommandFailure) -> Value {
  do throws(RecordProblems) { return try read() } catch {
    throw CommandFailure(.badInput, error.all.map(\.description))
  }
}

extension MergedRecords {
  /// A unit, and what was made of it; ends the command where the record cannot be read.
  func made<Product: Decodable>(
    _ type: Product.Type, at index: Int
  ) throws -> (unit: RecordedUnit, product: Product) {
    let unit = try merging { () throws(RecordProblems) in try self.unit(index) }
    guard let product = CBOR.product(type, in: unit.body) else { throw unit.senseless }
    return (unit, product)
  }
}

extension RecordedUnit {
  /// The end of a command that can make nothing of what a record has of the unit.
  var senseless: CommandFailure {
    CommandFailure(.badInput, ["\(name): its part of the record makes no sense"])
  }
}
