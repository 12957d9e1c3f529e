import Afterimage
import AfterimageGoldens
import AfterimageReview
import AfterimageServer

extension Command {
  /// Shows what differs in a browser, where it is approved or refused.
  static let review = Command(
    "review", "Shows what differs in a browser, where it is approved or refused.",
    discussion: """
      Compares the goldens of each DIR as 'afterimage test' does, and serves its report on 127.0.0.1 alone, to whoever has the address that is printed. What is approved there becomes the golden at once, if it is still the picture that was seen; a group of cases that differ for one cause is decided at once, and every decision can be taken back. The command ends some seconds after the last page of it was closed, or with Ctrl-C, and prints the commands for git.
      """,
    parameters: [
      folders, GoldenArguments.evidence, ServingArguments.port, ServingArguments.noBrowser,
      FontArguments.fonts, JobArguments.jobs,
    ],
    examples: [
      Example("afterimage review", "What differs from the goldens of the folder Goldens."),
      Example(
        "afterimage review --no-browser --port 8080", "For a browser that is opened by hand."),
    ]
  ) { arguments, console in
    let work = try GoldenWork(arguments, of: arguments[folders], isForgetting: false, sharing: nil)
    let products = work.compare(Array(work.units.indices), .fail, console)
    let compared = try GoldenComparison(work, products, .fail, listing: false, console)
    let goldens = compared.reports.compactMap(\.reviewed)
    guard !goldens.isEmpty else {
      try console.print(
        "There is nothing to decide: \(compared.reports.count) goldens, none pending.")
      return compared.failures.isEmpty ? .asExpected : .badInput
    }
    var generator = SystemRandomNumberGenerator()
    let token = Token(from: &generator)
    let (page, folder) = try written(compared, token, arguments)
    let desk = ReviewDesk(goldens, seenIn: compared.evidence)
    let site = ReviewSite(desk, page, folder: folder, goldenFolders: compared.paths)
    let review = try ReviewServer(site, port: arguments[ServingArguments.port], token: token)
    try console.print(
      "\(goldens.count) goldens to decide about at \(review.address)")
    if try !arguments[ServingArguments.noBrowser] { Browser.open(review.address) }
    let ended = review.serve()
    try console.print(ended.words)
    return ended.desk.pendingCount == 0 && ended.desk.names(.refused).isEmpty
      ? .asExpected : .badVerdict
  }

  private static let folders = Positional(
    remaining: "DIR", "Folders with a cases.json; 'Goldens' without.", .folder, orNone: true)
  /// Writes the pictures of the report for the owner alone; the result is the page and its folder.
  private static func written(
    _ compared: GoldenComparison, _ token: Token, _ arguments: Arguments
  ) throws -> (page: ReportPage, folder: String) {
    let path = "\(compared.evidence.path)/report"
    let report = try compared.report(arguments)
    let page = try saving { () throws(OutputFailure) in
      var folder = try ReportFolder(path, readableBy: .owner)
      return try report.write(to: &folder, decidingWith: token.text)
    }
    return (page, path)
  }
}

extension ReviewSite {
  /// What was decided, with the commands that keep it.
  fileprivate var words: String {
    let counts =
      "\(desk.names(.approved).count) approved, \(desk.names(.refused).count) refused, \(desk.pendingCount) left"
    return ([counts] + commands).joined(separator: "\n")
  }
}

extension GoldenReport {
  /// The golden as something to be decided about; nil where there is nothing new of it.
  fileprivate var reviewed: ReviewedGolden? {
    guard let sealed = result.sealed, evidence.contains(where: { $0.role == .actual }) else {
      return nil
    }
    return ReviewedGolden(sealed, explained, in: folder)
  }
}
