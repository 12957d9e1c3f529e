import Afterimage
import AfterimageFleet
import AfterimageGoldens
import AfterimageGraphics
import AfterimageReview

extension Command {
  /// Compares every case with its goldens.
  static let test = Command(
    "test", "Compares screens and snapshots with their goldens, exactly.",
    discussion: """
      Each DIR has a cases.json and the goldens beside it. A case whose screen is missing or cannot be read fails, and the others are compared. Where a golden is missing or differs, what was expected, what was seen and what differs is left in the output folder, readable by you alone; 'afterimage approve' accepts it.

      A golden that another version of this program drew differs where that drew otherwise. By what \(GoldenOrigins.fileName) notes of it, it is said whether the program alone is the cause, or the app may be as well; 'afterimage approve --program' accepts the former.

      A case that has passed is not rendered again while nothing changes: its settings, the files that it reads, its goldens, this program and its libraries. What has passed is written down in \(PassedCases.fileName) of the output folder, which a CI system may keep from run to run. With '--fonts system' everything is rendered.

      With --shard, several machines share the cases: each does its share as if there were no other cases, and leaves a record. 'afterimage merge' makes of all records what one machine would have made: its output, the evidence, the page, and goldens that no case asks for, which no share can know.
      """,
    parameters: parameters,
    examples: [
      Example("afterimage test", "The goldens of the folder Goldens."),
      Example(
        "afterimage test Goldens --shard 1/4", "A quarter of them, for 'afterimage merge'."),
      Example(
        "afterimage test --report build/report", "With a page of all pictures, and why they differ."
      ),
    ]
  ) { arguments, console in
    let cache = try CommandCache(arguments, console)
    let isForgetting = try arguments[noCache]
    let work = try GoldenWork(
      arguments, of: arguments[folders], isForgetting: isForgetting,
      sharing: isForgetting ? nil : cache?.results)
    let share = try ShareArguments.share(of: work.units, arguments, console)
    let products = work.compare(share.places, try arguments[foreignRenderer], console)
    cache?.finish(console)
    if share.isPart { try leave(products, of: share, work, arguments, console) }
    return try conclude(
      work, products, at: share.isPart ? share.places : nil, arguments, console)
  }

  /// Tells how cases compare with their goldens: all, or those of a share.
  fileprivate static func conclude(
    _ work: GoldenWork, _ products: [GoldenWork.Product], at places: [Int]?,
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let compared = try GoldenComparison(
      work, products, at: places, arguments[foreignRenderer], listing: try !arguments[asJSON],
      console)
    let results = compared.reports.map(\.result)
    if try arguments[asJSON] {
      try console.print(JSONValue.array(compared.reports.map(\.json)).text(.pretty))
    } else {
      try summarise(
        results, ProgramDifferences(in: compared.reports), arguments[foreignRenderer], console)
    }
    if let folder = try arguments[page] {
      let path = try write(compared, to: folder, arguments)
      if try !arguments[asJSON] { try console.print(path) }
    }
    let code = try results.map { $0.outcome.exitCode(try arguments[foreignRenderer]) }.worst
    guard work.failures.isEmpty else {
      throw CommandFailure(work.failures + [CommandFailure(code, [])])
    }
    return code
  }

  /// Leaves the record of a share.
  private static func leave(
    _ products: [GoldenWork.Product], of share: Share, _ work: GoldenWork, _ arguments: Arguments,
    _ console: Console
  ) throws {
    let bases = work.bases
    let made = try zip(share.places, products).map { place, product -> Share.Made in
      (try CBOR(encoding: product).encoded, bases[place], product.microseconds)
    }
    try share.leave(made, for: test.name, of: parameters, arguments, console)
  }

  /// What shares have made of cases that are still as they were.
  fileprivate static func made(
    in records: MergedRecords, of work: GoldenWork
  ) throws -> [GoldenWork.Product] {
    let (units, bases) = (work.units, work.bases)
    var currency = RecordCurrency()
    var products: [GoldenWork.Product] = []
    for index in 0..<min(records.count, units.count) {
      let (unit, product) = try records.made(GoldenWork.Product.self, at: index)
      guard product.isSound else { throw unit.senseless }
      currency.note(unit, units[index].name, bases[index], in: records)
      products.append(product)
    }
    try currency.end(units.count, in: records)
    return products
  }

  private static let parameters: [any Parameter] =
    [folders, GoldenArguments.evidence]
    + ShareArguments.cut
    + [foreignRenderer, FontArguments.fonts, noCache] + CacheArguments.all
    + [JobArguments.jobs, page, asJSON]
  fileprivate static let folders = Positional(
    remaining: "DIR", "Folders with a cases.json; 'Goldens' without.", .folder, orNone: true)
  private static let foreignRenderer = Option(
    "--foreign-renderer", "WORD",
    "What to do with pictures drawn by other versions of the drawing libraries.",
    .one(of: ForeignRenderer.allCases, named: \.rawValue), default: .fail)
  fileprivate static let noCache = Flag("--no-cache", "Render every case, changed or not.")
  private static let asJSON = Flag("--json", "Print JSON.")
  private static let page = Option(
    "--report", "DIR", "Write a page that shows every golden, with all pictures.",
    .folder)

  /// Writes the page of a run; the result is its path.
  private static func write(
    _ compared: GoldenComparison, to folder: String, _ arguments: Arguments
  ) throws -> String {
    try refuse([folder], over: compared.paths)
    let report = try compared.report(arguments)
    try saving { () throws(OutputFailure) in
      var pages = try ReportFolder(folder)
      try report.write(to: &pages)
    }
    return "\(folder)/index.html"
  }

  private static func summarise(
    _ results: [GoldenResult], _ differences: ProgramDifferences, _ foreign: ForeignRenderer,
    _ console: Console
  ) throws {
    let failures = results.filter { !$0.outcome.isAcceptable(foreign) }
    if failures.contains(where: { $0.sealed != nil && $0.outcome != .notComparable }) {
      try console.print("Look at the pictures; where they are right, run 'afterimage approve'.")
    }
    for line in differences.advice { try console.print(line) }
    if failures.contains(where: { $0.outcome == .notComparable }) {
      try console.print(
        "Pictures are compared on the libraries of \(GoldenFolder.fingerprintFile) only; --foreign-renderer=skip leaves them out."
      )
    }
    let skipped = results.filter { $0.outcome.isSkipped(foreign) }
    for result in skipped {
      try console.print("\(result.fileName): skipped, \(result.outcome.words)")
    }
    let unchanged = results.count { $0.outcome == .unchanged }
    let counts =
      [
        "\(results.count - failures.count - skipped.count) passed",
        unchanged > 0 ? "\(unchanged) of them unchanged" : nil,
        skipped.isEmpty ? nil : "\(skipped.count) skipped", "\(failures.count) failed",
      ].compactMap(\.self) + differences.counts
    try console.print(counts.joined(separator: ", "))
  }
}

extension Merging {
  /// Concludes from what shares of a test run have made.
  static let test = Merging(of: .test) { arguments, records, console in
    let work = try GoldenWork(
      arguments, of: arguments[Command.folders], isForgetting: arguments[Command.noCache],
      sharing: nil)
    return try Command.conclude(
      work, Command.made(in: records, of: work), at: nil, arguments, console)
  }
}
