import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens

extension Command {
  /// Prints where everything on a screen lies.
  static let layout = Command(
    "layout", "Prints every frame, and every conflict and ambiguity.",
    discussion: """
      Frames are in points from the top left corner of the window. Of a storyboard or xib every scene is laid out; with --json its frames are in the coordinates of the superview and go by the document's own ids.
      """,
    parameters: [screenFiles, asJSON] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ],
    examples: [
      Example("afterimage layout card-form.screen.json", "One line a view."),
      Example("afterimage layout *.screen.json --json", "One object a screen, for programs."),
      Example("afterimage layout Main.storyboard --json", "The frames of every scene."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    let pipeline = try FontArguments.pipeline(arguments)
    var worst = ExitCode.asExpected
    var objects: [JSONValue] = []
    for path in try arguments[screenFiles] {
      let report =
        if let document = DocumentReference(path) {
          try DocumentLayout.report(document, pipeline, arguments, console)
        } else {
          try report(path, pipeline, arguments, console)
        }
      worst = report.code == .asExpected ? worst : report.code
      objects.append(report.json)
      if try !arguments[asJSON] { try console.print(report.text, terminator: "") }
    }
    if try arguments[asJSON] { try console.print(JSONValue.array(objects).text(.pretty)) }
    return worst
  }

  private static func report(
    _ path: String, _ pipeline: Pipeline, _ arguments: Arguments, _ console: Console
  ) throws -> FrameReport {
    let screen = try InputArguments.load(path, arguments, console).screen(at: path)
    let traits = try TraitOptions.traits(in: arguments, of: screen)
    let layout = try drawing { () throws(PipelineError) in try pipeline.layOut(screen, in: traits) }
    let code = try LayoutReport.report(
      layout, of: screen, pipeline, arguments, console, tellsAmbiguities: false)
    if try !arguments[asJSON] {
      for ambiguity in (try? layout.ambiguities()) ?? [] {
        console.say("\(screen.name): \(ambiguity)")
      }
    }
    return FrameReport(
      text: layout.frames,
      json: ["screen": .string(screen.name.description), "layout": try layout.json()], code: code)
  }

  private static let screenFiles = Positional(
    remaining: "SCREEN", "Screen files, storyboards and xibs.",
    .file("screen.json", "storyboard", "xib"))
  private static let asJSON = Flag("--json", "Print JSON.")
}
