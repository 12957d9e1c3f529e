import Afterimage
import AfterimageAudit
import AfterimageEvidence
import AfterimageRendering
import AfterimageReview

/// The option for a page of the pictures that a command draws.
enum PageArguments {
  static let page = Option(
    "--report", "DIR", "Write a page of the pictures, with what they tell and why.", .folder)

  /// Begins the page; nil where nobody asks for one.
  static func begin(
    _ kind: PictureReport.Kind, of paths: [String], _ arguments: Arguments
  ) throws -> PictureReport? {
    guard let path = try arguments[page] else { return nil }
    try refuse([path], over: paths)
    let folder = try saving { () throws(OutputFailure) in try ReportFolder(path) }
    return PictureReport(
      kind, in: folder, title: paths.joined(separator: ", "),
      tool: Tool.afterimage.title,
      libraries: RenderFingerprint.current(with: try arguments[FontArguments.fonts]))
  }
}

extension PictureReport {
  /// Adds the pictures of an audit, each with what its policy says.
  mutating func add(_ report: AuditReport) throws(OutputFailure) {
    for story in report.stories {
      let rows = report.rows.filter {
        ($0.row.input, $0.row.strategy, $0.row.circumstances)
          == (story.input, story.strategy, story.circumstances)
      }
      let stem = [story.input.inputName, story.strategy, story.circumstances]
        .compactMap { $0?.replacing(" ", with: "-") }.joined(separator: ".")
      try add(story, named: stem, judged: rows)
    }
  }
}

extension String {
  /// The name of an input's file without the endings of its kind, a document's scene behind it.
  fileprivate var inputName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    let endings = [Input.screenSuffix, Input.scenarioSuffix, ".storyboard", ".xib"]
    return endings.reduce(name) { $0.replacing($1, with: "") }
  }
}
