import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageScreens

extension Command {
  /// Lays the pictures of screens and scenarios side by side.
  static let preview = Command(
    "preview", "Draws every screen under every strategy, and lays the pictures side by side.",
    discussion: """
      Writes for each screen or scenario the contact sheet DIR/NAME.png and its pictures into DIR/NAME, and a page DIR/index.html with all sheets. A scenario is shown with the protections of its own; a screen under every strategy that needs no option, unless --strategy chooses.
      A folder stands for all that lies in it and in the folders below it, and of a storyboard for every scene. Where several have one name, their sheets are told apart by the kind of their files or by their folders, as in DIR/sheets.login.png, or else by numbers. What is wrong with some of them does not keep the others from being drawn.
      With --report the pictures stand on a page that filters, zooms and prints as well, each with what it gives away and the views below the pointer; where its folder is that of --output, it takes the place of the page of sheets.
      \(ShareArguments.drawingRule)
      With --pairs only the scenarios NAME are shown of which there is a NAME.mended: both side by side in DIR/NAME.png, and why they are as they are in DIR/index.html.
      """,
    parameters: [
      inputs, StrategyArguments.strategies, pairs, output, PageArguments.page,
    ] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ] + ShareArguments.all + [JobArguments.jobs],
    exclusions: [[pairs, PageArguments.page], [pairs, ShareArguments.shard]],
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
    guard try arguments[pairs] else { return try Drawing.preview(arguments).run(console) }
    let pipeline = try FontArguments.pipeline(arguments)
    let crew = try JobArguments.crew(arguments)
    let read = try FoundInputs(
      GivenFiles(inputs, arguments, console), arguments, crew, pipeline, console
    ) { input in
      try LayoutReport.require(
        input.shownScreens, in: TraitOptions.traits(in: arguments, of: input), pipeline, arguments,
        console)
      return true
    }
    try writePairs(among: read, to: arguments[output], crew, pipeline, console)
    return .asExpected
  }

  fileprivate static let inputs = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"), orNone: true)
  private static let pairs = Flag("--pairs", "Lay each scenario beside its mended twin.")
  fileprivate static let output = Option(
    "--output", short: "-o", "DIR", "Where to write.", .folder, default: "build/preview")
}

extension Drawing {
  /// Draws every screen under strategies, and every scenario with its own protections, and lays the pictures of each side by side.
  fileprivate static func preview(_ arguments: Arguments) throws -> Drawing {
    let chosen = try StrategyArguments.chosen(in: arguments)
    let strategies = chosen.isEmpty ? StrategyArguments.ready : chosen
    return Drawing(
      command: .preview, arguments: arguments, paths: Command.inputs, output: Command.output,
      folder: try arguments[Command.output]
    ) { input, _, pipeline, console in
      try LayoutReport.require(
        input.shownScreens, in: TraitOptions.traits(in: arguments, of: input), pipeline, arguments,
        console)
    } pieceCount: { input in
      PreviewStory.count(of: input, under: strategies)
    } draw: { input, path, number, pipeline in
      let stories = try PreviewStory.stories(
        of: input, under: strategies, in: TraitOptions.traits(in: arguments, of: input))
      let part = try pipeline.previewPart(of: stories[number])
      let narrator = arguments.has(PageArguments.page) ? pipeline : nil
      return Part(
        pictures: part.drawn(of: stories[number], at: path, toldBy: narrator), preview: part)
    } sheet: { input, parts, pipeline throws(PipelineError) in
      let preview = Preview(of: input, parts.compactMap(\.preview))
      return PNG.encode(try pipeline.draw(preview.contactSheet))
    }
  }
}

extension Merging {
  /// Concludes from the pictures that shares have drawn.
  static let preview = Merging(of: .preview) { arguments, records, console in
    try Drawing.preview(arguments).merge(records, console)
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
