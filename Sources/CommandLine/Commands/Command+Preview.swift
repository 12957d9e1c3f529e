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
      """,
    parameters: [inputs, StrategyArguments.strategies, output] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ],
    examples: [
      Example("afterimage preview Screens -o build/demo", "All screens and scenarios of a folder."),
      Example("afterimage preview card-form.screen.json", "One screen, into build/preview."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .ownFault, .disk]
  ) { arguments, console in
    let folder = try arguments[output]
    let traits = try TraitOptions.traits(in: arguments)
    let chosen = try StrategyArguments.chosen(in: arguments)
    let strategies = chosen.isEmpty ? StrategyArguments.ready : chosen
    let paths = try inputPaths(in: arguments[inputs])
    let pipeline = try FontArguments.pipeline(arguments)
    let progress = ProgressLine(on: console)
    var names: [String] = []
    for (index, path) in paths.enumerated() {
      progress.show(index, of: paths.count, path)
      let input = try InputArguments.load(path, arguments, console)
      let code = try LayoutReport.tell(
        input.shownScreens, in: traits, pipeline, arguments, console)
      guard code == .asExpected else { return code }
      try write(input, under: strategies, in: traits, to: folder, pipeline)
      names.append(input.name.description)
    }
    progress.clear()
    let page = "\(folder)/index.html"
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
  private static let output = Option(
    "--output", short: "-o", "DIR", "Where to write.", .folder, default: "build/preview")

  /// The files, and those of the folders in the order of their names.
  static func inputPaths(in paths: [String]) throws -> [String] {
    try paths.flatMap { path in
      guard OutputFiles.isFolder(path) else { return [path] }
      return try inputNames(in: path).map { "\(path)/\($0)" }
    }
  }

  private static func write(
    _ input: Input, under strategies: [ChosenStrategy], in traits: Traits, to folder: String,
    _ pipeline: Pipeline
  ) throws {
    let preview = try drawing { () throws(PipelineError) in
      try pipeline.preview(of: input, under: strategies, in: traits)
    }
    let own = "\(folder)/\(input.name)"
    try saving { () throws(OutputFailure) in try OutputFiles.createFolder(own) }
    for picture in preview.pictures {
      let label = picture.label.replacing(" ", with: "-")
      let path = "\(own)/\(label).\(picture.appearance.rawValue).png"
      try saving { () throws(OutputFailure) in
        try OutputFiles.write(PNG.encode(picture.bitmap), to: path)
      }
    }
    let sheet = try drawing { () throws(PipelineError) in try pipeline.draw(preview.contactSheet) }
    try saving { () throws(OutputFailure) in
      try OutputFiles.write(PNG.encode(sheet), to: "\(own).png")
    }
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
