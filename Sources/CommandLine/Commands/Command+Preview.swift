import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageMasking
import AfterimagePreviews
import AfterimageScreens

extension Command {
  /// Lays the pictures of screens and scenarios side by side.
  static let preview = Command(
    "preview", "Draws every screen under every strategy, and lays the pictures side by side.",
    discussion: """
      Writes for each screen or scenario the contact sheet DIR/NAME.png and its pictures into DIR/NAME, and a page DIR/index.html with all sheets. A scenario is shown with the protections of its own; a screen under every strategy that needs no option, unless --strategy chooses.
      With --pairs only the scenarios NAME are shown of which there is a NAME.mended: both side by side in DIR/NAME.png, and why they are as they are in DIR/index.html.
      """,
    parameters: [inputs, StrategyArguments.strategies, pairs, output] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict, JobArguments.jobs,
    ],
    examples: [
      Example("afterimage preview Screens -o build/demo", "All screens and scenarios of a folder."),
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
    let inputs = try loadedInputs(in: arguments, pipeline, console)
    if try arguments[pairs] {
      try writePairs(
        among: inputs, to: folder, JobArguments.crew(arguments), pipeline, console)
      return .asExpected
    }
    let pages = try inputs.map { input in
      PreviewPage(
        input: input,
        stories: PreviewStory.stories(
          of: input, under: chosen.isEmpty ? StrategyArguments.ready : chosen,
          in: try TraitOptions.traits(in: arguments)))
    }
    try write(pages, to: folder, JobArguments.crew(arguments), pipeline, ProgressLine(on: console))
    let page = "\(folder)/index.html"
    let names = inputs.map(\.name.description)
    try saving { () throws(OutputFailure) in
      try OutputFiles.write(Array(Gallery(names: names).html.utf8), to: page)
    }
    for name in names { try console.print("\(folder)/\(name).png") }
    try console.print(page)
    return .asExpected
  }

  private static let inputs = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"))
  private static let pairs = Flag("--pairs", "Lay each scenario beside its mended twin.")
  private static let output = Option(
    "--output", short: "-o", "DIR", "Where to write.", .folder, default: "build/preview")

  /// The files, and those of the folders in the order of their names.
  static func inputPaths(in paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      guard OutputFiles.isFolder(path) else { return [path] }
      return try inputNames(in: path).map { "\(path)/\($0)" }
    }
  }

  /// Reads all inputs and tells their conflicts; ends the command with all that is wrong with them.
  private static func loadedInputs(
    in arguments: Arguments, _ pipeline: Pipeline, _ console: Console
  ) throws -> [Input] {
    let traits = try TraitOptions.traits(in: arguments)
    var loaded: [Input] = []
    var failures: [CommandFailure] = []
    for path in try inputPaths(in: arguments[inputs]) {
      do {
        let input = try InputArguments.load(path, arguments, console)
        let code = try LayoutReport.tell(
          input.shownScreens, in: traits, pipeline, arguments, console)
        guard code == .asExpected else { throw CommandFailure(code, []) }
        loaded.append(input)
      } catch let failure as CommandFailure { failures.append(failure) }
    }
    guard let first = failures.first else { return loaded }
    throw CommandFailure(first.exitCode, failures.flatMap(\.messages))
  }

  /// Draws all pictures, and the sheet of an input once its last picture is there.
  private static func write(
    _ pages: [PreviewPage], to folder: String, _ crew: Crew, _ pipeline: Pipeline,
    _ progress: ProgressLine
  ) throws {
    defer { progress.clear() }
    let stories = pages.enumerated().flatMap { page, content in
      content.stories.map { (page: page, story: $0) }
    }
    var parts: [PreviewPart] = []
    try crew.work(on: stories.count, with: pipeline, twins: pipeline.twins) { index, pipeline in
      Result { () throws(PipelineError) in try pipeline.previewPart(of: stories[index].story) }
        .map { (part: $0, files: $0.pictures.map { PNG.encode($0.bitmap) }) }
    } deliver: { index, result in
      let page = pages[stories[index].page]
      if parts.isEmpty { progress.show(stories[index].page, of: pages.count, "\(page.input.name)") }
      let drawn = try drawing { () throws(PipelineError) in try result.get() }
      try write(drawn.files, of: drawn.part, to: "\(folder)/\(page.input.name)")
      parts.append(drawn.part)
      guard parts.count == page.stories.count else { return }
      try writeSheet(of: Preview(of: page.input, page.stories, parts), to: folder, pipeline)
      parts = []
    }
  }

  private static func write(
    _ files: [[UInt8]], of part: PreviewPart, to folder: String
  ) throws(CommandFailure) {
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(folder)
      for (picture, file) in zip(part.pictures, files) {
        let label = picture.label.replacing(" ", with: "-")
        try OutputFiles.write(file, to: "\(folder)/\(label).\(picture.appearance.rawValue).png")
      }
    }
  }

  private static func writeSheet(
    of preview: Preview, to folder: String, _ pipeline: Pipeline
  ) throws(CommandFailure) {
    let sheet = try drawing { () throws(PipelineError) in try pipeline.draw(preview.contactSheet) }
    try saving { () throws(OutputFailure) in
      try OutputFiles.write(PNG.encode(sheet), to: "\(folder)/\(preview.name).png")
    }
  }
}

/// An input, and the stories whose pictures stand on its sheet.
private struct PreviewPage: Sendable {
  let input: Input
  let stories: [PreviewStory]
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
