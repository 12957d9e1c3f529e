import Afterimage
import AfterimageAudit
import AfterimageEvidence
import AfterimageGraphics
import AfterimageRendering
import AfterimageReview

/// The options that say in which forms an audit is told, and where.
enum ReportArguments {
  static let formats = Option(
    repeatable: "--format", "NAME[=FILE]",
    "A form of the report: \(ReportFormat.all.map { "\($0.name) (\($0.abstract))" }.joined(separator: ", ")). Several may be given, all but one with a file; without any on the output, the table is there.",
    .report)
  static let output = Option(
    "--output", short: "-o", "FILE",
    "The file of the report whose --format names none; without --format its ending decides.",
    .file("html", "pdf", "sarif", "xml", "json", "csv", "md"))
  static let asJSON = Flag("--json", "The same as --format json.")
  static let showSecrets = Flag(
    "--show-secrets", "Name the sample values that leak in tables, JSON, CSV, pages and PDF.")

  /// All of them, for a command's list.
  static let all: [any Parameter] = [formats, output, asJSON, showSecrets]
}

/// A report that is asked for: its form, and its file; nil is the output.
struct ReportRequest: Sendable {
  let format: ReportFormat
  let file: String?
}

/// All the reports of a command.
struct ReportRequests: Sendable {
  /// The reports, those in files first.
  let all: [ReportRequest]

  /// True where one shows pictures.
  var showPictures: Bool { all.contains { $0.format.showsPictures } }

  /// Understands what is asked for.
  init(_ arguments: Arguments, _ console: Console) throws {
    var open = try arguments[ReportArguments.formats].filter { $0.file == nil }
    if try arguments[ReportArguments.asJSON] {
      open.append(ReportRequest(format: .json, file: nil))
    }
    var requests = try arguments[ReportArguments.formats].filter { $0.file != nil }
    if let path = try arguments[ReportArguments.output] {
      if open.isEmpty { open.append(try Self.request(forFile: path)) }
      requests.append(ReportRequest(format: open.removeFirst().format, file: path))
    }
    guard open.count <= 1 else {
      throw UsageErrors([
        .inapplicable(
          "--format \(open[1].format.name)",
          because: "the output takes one report; write --format \(open[1].format.name)=FILE")
      ])
    }
    let last = open.first ?? ReportRequest(format: .table, file: nil)
    guard last.format.isText || !console.output.isTerminal else {
      throw CommandFailure(
        .usage, ["a PDF file is not written to a terminal; write --format pdf=FILE"])
    }
    all = requests + [last]
  }

  private static func request(forFile path: String) throws(UsageErrors) -> ReportRequest {
    guard let format = OutputEnding.of(path).flatMap(ReportFormat.of) else {
      let endings = ReportFormat.all.flatMap(\.endings).map { ".\($0)" }.joined(separator: ", ")
      throw UsageErrors([
        .invalidValue(
          path, of: "--output", expected: "a name that ends with one of \(endings), or a --format",
          nearest: nil)
      ])
    }
    return ReportRequest(format: format, file: nil)
  }

  /// Writes all reports.
  ///
  /// - Parameter words: what stands in the place of some forms, by their names.
  func deliver(
    _ report: AuditReport, saying words: [String: String], by pipeline: Pipeline,
    _ console: Console
  ) throws {
    for request in all {
      let bytes =
        try words[request.format.name].map { Array($0.printable.utf8) }
        ?? drawing { () throws(PipelineError) in try request.format.make(report, pipeline) }
      guard let file = request.file else {
        try console.output.write(bytes)
        continue
      }
      try saving { () throws(OutputFailure) in try OutputFiles.deliver(bytes, to: file) }
    }
  }
}

extension ReportContext {
  /// By whom, when and with what a command audits.
  init(
    _ arguments: Arguments, of parameters: [any Parameter], command: String, _ inputs: PolicyInputs,
    seenFrom folder: CurrentFolder
  ) throws {
    let words = arguments.words(of: parameters).map { folder.relative($0).quotedForShell }
    self.init(
      version: Tool.afterimage.title,
      commandLine: [Tool.afterimage.name, command] + words, day: inputs.day,
      libraries: RenderFingerprint.current(with: try arguments[FontArguments.fonts]),
      policy: inputs.policyPath.map(folder.relative),
      baseline: inputs.baselinePath.map(folder.relative))
  }
}

extension ValueKind where Value == ReportRequest {
  /// The name of a form, perhaps with a file behind `=`.
  fileprivate static let report = ValueKind(
    expecting: "one of \(ReportFormat.all.map(\.name).joined(separator: ", ")), perhaps with =FILE",
    completion: .words(ReportFormat.all.map(\.name)),
    parse: { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format = ReportFormat.all.first { $0.name == parts[0] }
      guard let format, parts.last != "" else { return nil }
      return ReportRequest(format: format, file: parts.count > 1 ? String(parts[1]) : nil)
    }, spell: { $0.format.name + ($0.file.map { "=\($0)" } ?? "") })
}
