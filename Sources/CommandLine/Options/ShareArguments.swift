import Afterimage
import AfterimageFleet
import AfterimageRendering

/// The options of commands whose work several machines share.
enum ShareArguments {
  static let shard = Option(
    "--shard", "I/N",
    "Do the Ith of N shares of the work, and leave a record of it for 'afterimage merge'; '\(Shard.slurmWord)' takes both from the task of an array.",
    .share)
  static let records = Option(
    "--records", "DIR", "The folder of the records.", .folder, default: defaultFolder)
  static let costs = Option(
    "--costs", "FILE",
    "What each piece of work took before, written by 'afterimage merge': shares are cut by it, else by the sizes of files.",
    .file("txt"))
  static let list = Option(
    "--files-from", "FILE",
    "Take paths from a file, too, one a line or with zero bytes between; - is the standard input.",
    .file("txt"))

  /// Those that say which share is done, and how: no merge needs them.
  static let cut: [any Parameter] = [shard, records, costs]

  /// All of them and those of a cache, for a command that draws.
  static let all: [any Parameter] = [list] + cut + CacheArguments.all

  /// How commands that draw share their work.
  static let drawingRule =
    "With --shard, several machines share the work: each leaves a record with its pictures, and 'afterimage merge' makes of all records what one machine would have made. A cache keeps what is drawn of several inputs."

  /// The word for the standard input.
  static let standardInput = "-"

  /// Where records are without a word.
  static let defaultFolder = "build/records"

  /// The share that a command line asks for: of units that it names, or all.
  static func share(
    of units: [WorkUnit], _ arguments: Arguments, _ console: Console
  ) throws -> Share {
    guard let word = try arguments[shard] else { return Share(of: units) }
    guard let shard = Shard(word, in: console.environment) else {
      throw UsageErrors([
        .inapplicable(
          "--shard \(word)",
          because: "SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT name no task of an array")
      ])
    }
    return Share(of: units, as: shard, by: try costs(arguments))
  }

  /// What earlier runs took; nothing where no file is named, or where it is not there yet.
  private static func costs(_ arguments: Arguments) throws -> UnitCosts {
    guard let path = try arguments[costs], OutputFiles.exists(path) else { return UnitCosts() }
    let bytes = try reading { () throws(InputFailure) in try Input.read(path) }
    guard let costs = UnitCosts(bytes) else {
      throw CommandFailure(
        .badInput, ["\(path): is no file of costs; 'afterimage merge --costs \(path)' writes one"])
    }
    return costs
  }
}

/// What one machine does of the units of some work.
struct Share: Sendable {
  /// All units.
  let units: [WorkUnit]
  /// The places of those that are to be done here.
  let places: [Int]
  /// The machine, and how the work was cut; nil where one does everything.
  private let cut: (shard: Shard, division: Division)?

  /// Everything.
  init(of units: [WorkUnit]) {
    (self.units, places, cut) = (units, Array(units.indices), nil)
  }

  /// A share by what units have taken before.
  init(of units: [WorkUnit], as shard: Shard, by costs: UnitCosts) {
    let division = Division(of: units, among: shard.count, by: costs)
    (self.units, places, cut) = (units, division.units(of: shard), (shard, division))
  }

  /// True where others do the rest.
  var isPart: Bool { cut != nil }

  /// What was made of a unit, encoded, with the digest of all that it was made from (nil where that changed meanwhile), and what it took.
  typealias Made = (body: [UInt8], basis: Digest?, microseconds: Int)

  /// Writes the record of what was done; tells what was, and where the record is.
  ///
  /// - Parameter made: what was made of each unit, in the order of `places`.
  func leave(
    _ made: [Made], for command: String, of parameters: [any Parameter], _ arguments: Arguments,
    _ console: Console
  ) throws {
    guard var record = try record(for: command, of: parameters, arguments) else { return }
    for unit in made { try record.add(unit) }
    try record.finish(console)
  }

  /// Begins the record of what is done; nil where one machine does everything.
  func record(
    for command: String, of parameters: [any Parameter], _ arguments: Arguments
  ) throws -> ShareRecord? {
    guard let cut else { return nil }
    let words = arguments.words(
      of: parameters.filter { !Self.ownKeys.contains($0.declaration.key) })
    let head = RecordHead(
      tool: Tool.afterimage.title,
      engine: Engine.digest(with: try arguments[FontArguments.fonts]), command: command,
      words: words, shard: cut.shard, of: units, dividedAs: cut.division)
    return try ShareRecord(
      of: self, as: cut.shard, head, in: arguments[ShareArguments.records])
  }

  /// The options that a merge has no use for, or has of its own.
  private static let ownKeys = Set(
    (ShareArguments.cut + CacheArguments.all + [JobArguments.jobs]).map(\.declaration.key))
}

/// The record of a share while its units are being done.
struct ShareRecord: ~Copyable {
  private let share: Share
  private let shard: Shard
  private let path: String
  private var writer: RecordWriter
  private var count = 0

  fileprivate init(
    of share: Share, as shard: Shard, _ head: RecordHead, in folder: String
  ) throws {
    (self.share, self.shard) = (share, shard)
    path = "\(folder)/\(Record.fileName(of: shard))"
    let path = path
    writer = try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(folder)
      return try RecordWriter(path, head)
    }
  }

  /// Adds what was made of the next unit.
  mutating func add(_ made: Share.Made) throws {
    let place = share.places[count]
    let unit = RecordedUnit(
      place: place, name: share.units[place].name, microseconds: made.microseconds,
      basis: made.basis, body: made.body)
    try saving { () throws(OutputFailure) in try writer.add(unit) }
    count += 1
  }

  /// Ends the record; tells what was done, and where it is.
  mutating func finish(_ console: Console) throws {
    try saving { () throws(OutputFailure) in try writer.finish() }
    console.say("share \(shard): \(share.places.count) of \(share.units.count) done, \(path)")
  }
}

extension ValueKind where Value == String {
  /// `I/N`, or the word for the task of an array.
  fileprivate static let share = ValueKind(
    expecting: "a share such as 1/4, or \(Shard.slurmWord)",
    completion: .words([Shard.slurmWord]),
    parse: { word in
      word == Shard.slurmWord || Shard(word, in: { _ in nil }) != nil ? word : nil
    }, spell: { $0 })
}
