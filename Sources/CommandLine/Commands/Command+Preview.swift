import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimagePreviews
import AfterimageReview
import AfterimageScreens

extension Command {
  /// Lays the pictures of screens and scenarios side by side.
  static let preview = Command(
    "preview", "Draws every screen under every strategy, and lays the pictures side by side.",
    discussion: """
      Writes for each screen or scenario the contact sheet DIR/NAME.png and its pictures into DIR/NAME, and a page DIR/index.html with all sheets. A scenario is shown with the protections of its own; a screen under every strategy that needs no option, unless --strategy chooses.
      A folder stands for all that lies in it and in the folders below it, and of a storyboard for every scene. Where several have one name, their sheets are told apart by the kind of their files or by their folders, as in DIR/sheets.login.png, or else by numbers. What is wrong with some of them does not keep the others from being drawn.
      With --report the pictures stand on a page that filters, zooms and prints as well, each with what it gives away and the views below the pointer; where its folder is that of --output, it takes the place of the page of sheets.
      With --pairs only the scenarios NAME are shown of which there is a NAME.mended: both side by side in DIR/NAME.png, and why they are as they are in DIR/index.html.
      """,
    parameters: [
      inputs, StrategyArguments.strategies, pairs, output, PageArguments.page,
    ] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict, JobArguments.jobs,
    ],
    exclusions: [[pairs, PageArguments.page]],
    examples: [
      Example(
        "afterimage preview Screens -o build/demo",
        "All screens and scenarios of a folder, and of those below it."),
      Example("afterimage preview card-form.screen.json", "One screen, into build/preview."),
      Example(
        "afterimage preview Screens/protections --pairs -o build/faults",
        "The library of faults, each beside its mended twin."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .ownFault, .disk]
  ) { arguments, console in
    let folder = try arguments[output]
    let chosen = try StrategyArguments.chosen(in: arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    var read = try FoundInputs(
      GivenFiles(arguments[inputs], console), arguments, crew, pipeline, console
    ) { input in
      let code = try LayoutReport.report(
        input.shownScreens, in: TraitOptions.traits(in: arguments, of: input), pipeline, arguments,
        console)
      guard code == .asExpected else { throw CommandFailure(code, []) }
      return true
    }
    if try arguments[pairs] {
      try writePairs(among: read, to: folder, crew, pipeline, console)
      return .asExpected
    }
    guard !read.inputs.isEmpty else { throw CommandFailure(read.failures) }
    let pages = try zip(read.sheetNames, read.inputs).map { name, read in
      try PreviewPage(
        name: name, path: read.path, input: read.input,
        stories: PreviewStory.stories(
          of: read.input, under: chosen.isEmpty ? StrategyArguments.ready : chosen,
          in: TraitOptions.traits(in: arguments, of: read.input)))
    }
    var report = try PageArguments.begin(.preview, of: arguments[inputs], arguments)
    let drawn = try write(
      pages, to: folder, crew, pipeline, ProgressLine(on: console), besides: &report)
    let page = "\(folder)/index.html"
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(folder)
      try OutputFiles.write(Array(Gallery(names: drawn.names).html.utf8), to: page)
    }
    let reported = try saving { () throws(OutputFailure) in try report?.finish() }
    for name in drawn.names { try console.print("\(folder)/\(name).png") }
    try console.print(page)
    if let reported, reported != page { try console.print(reported) }
    read.failures += drawn.failures
    guard read.failures.isEmpty else { throw CommandFailure(read.failures) }
    return .asExpected
  }

  private static let inputs = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))
  private static let pairs = Flag("--pairs", "Lay each scenario beside its mended twin.")
  private static let output = Option(
    "--output", short: "-o", "DIR", "Where to write.", .folder, default: "build/preview")

  /// Draws all pictures, and the sheet of an input once its last picture is there; an input that cannot be drawn does not keep the others from it.
  private static func write(
    _ pages: [PreviewPage], to folder: String, _ crew: Crew, _ pipeline: Pipeline,
    _ progress: ProgressLine, besides report: inout PictureReport?
  ) throws -> (names: [String], failures: [CommandFailure]) {
    defer { progress.clear() }
    let stories = pages.enumerated().flatMap { page, content in
      content.stories.map { (page: page, story: $0) }
    }
    var names: [String] = []
    var failures: [CommandFailure] = []
    var sheet = PendingSheet()
    try crew.work(on: stories.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      Result { () throws(PipelineError) in try pipeline.previewPart(of: stories[index].story) }
        .map { (part: $0, files: $0.pictures.map { PNG.encode($0.bitmap) }) }
    } deliver: { index, result in
      let page = pages[stories[index].page]
      if sheet.count == 0 { progress.show(stories[index].page, of: pages.count, page.name) }
      if let drawn = sheet.take(result) {
        try write(drawn.files, of: drawn.part, to: "\(folder)/\(page.name)", within: folder)
        try saving { () throws(OutputFailure) in
          try report?.add(
            drawn.part, drawn.files, of: page.name, at: page.path, stories[index].story,
            by: pipeline)
        }
      }
      guard sheet.count == page.stories.count else { return }
      switch sheet.picture(of: page, pipeline) {
      case .failure(let failure): failures.append(CommandFailure(failure, of: page.name))
      case .success(let picture):
        try write(picture, to: "\(folder)/\(page.name).png", within: folder)
        names.append(page.name)
      }
      sheet = PendingSheet()
    }
    return (names, failures)
  }

  private static func write(
    _ files: [[UInt8]], of part: PreviewPart, to folder: String, within root: String
  ) throws(CommandFailure) {
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(folder, within: root)
      for (picture, file) in zip(part.pictures, files) {
        let label = picture.label.replacing(" ", with: "-")
        try OutputFiles.write(file, to: "\(folder)/\(label).\(picture.appearance.rawValue).png")
      }
    }
  }

  private static func write(_ sheet: Bitmap, to path: String, within root: String)
    throws(CommandFailure)
  {
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(ofFile: path, within: root)
      try OutputFiles.write(PNG.encode(sheet), to: path)
    }
  }
}

extension FoundInputs {
  /// The name of each input's sheet.
  fileprivate var sheetNames: [String] {
    SheetSubject.sheetNames(
      of: inputs.map { SheetSubject(name: $0.input.name.description, path: $0.path) })
  }
}

extension Input {
  /// The screen, or those that the scenario shows.
  fileprivate var shownScreens: [Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .scenario(let scenario): scenario.shownScreens
    }
  }
}

/// An input, what its sheet is called, and the stories whose pictures stand on it.
private struct PreviewPage: Sendable {
  let name: String
  let path: String
  let input: Input
  let stories: [PreviewStory]
}

/// The sheet of a page while its stories are being drawn.
private struct PendingSheet {
  /// How many of the stories have been drawn, or could not be.
  private(set) var count = 0
  private var parts: [PreviewPart] = []
  private var failure: PipelineError?

  /// Counts a story in; nil where it could not be drawn.
  mutating func take(
    _ result: Result<(part: PreviewPart, files: [[UInt8]]), PipelineError>
  ) -> (part: PreviewPart, files: [[UInt8]])? {
    count += 1
    switch result {
    case .failure(let error):
      failure = failure ?? error
      return nil
    case .success(let drawn):
      parts.append(drawn.part)
      return drawn
    }
  }

  /// The sheet, or why the first of the stories that has no picture has none.
  func picture(of page: PreviewPage, _ pipeline: Pipeline) -> Result<Bitmap, PipelineError> {
    Result { () throws(PipelineError) in
      if let failure { throw failure }
      return try pipeline.draw(Preview(of: page.input, page.stories, parts).contactSheet)
    }
  }
}
