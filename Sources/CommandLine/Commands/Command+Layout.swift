import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens

extension Command {
  /// Prints where everything on a screen lies.
  static let layout = Command(
    "layout", "Prints every frame, and every conflict and ambiguity.",
    discussion: "Frames are in points from the top left corner of the window.",
    parameters: [screenFiles, asJSON] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ],
    examples: [
      Example("afterimage layout card-form.screen.json", "One line a view."),
      Example("afterimage layout *.screen.json --json", "One object a screen, for programs."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    let traits = try TraitOptions.traits(in: arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    var worst = ExitCode.asExpected
    var objects: [JSONValue] = []
    for path in try arguments[screenFiles] {
      let screen = try InputArguments.loadScreen(path, arguments, console)
      let layout = try drawing { () throws(PipelineError) in try pipeline.layOut(screen, in: traits)
      }
      let code = try LayoutReport.tell(layout, of: screen, pipeline, arguments, console)
      worst = code == .asExpected ? worst : code
      if try arguments[asJSON] {
        objects.append(["screen": .string(screen.name.description), "layout": try layout.json()])
      } else {
        for ambiguity in try layout.ambiguities() { console.say("\(screen.name): \(ambiguity)") }
        try console.output.write(Array(layout.frames.utf8))
      }
    }
    if try arguments[asJSON] { try console.print(JSONValue.array(objects).text(.pretty)) }
    return worst
  }

  private static let screenFiles = Positional(
    remaining: "SCREEN", "The screen files.", .file("screen.json"))
  private static let asJSON = Flag("--json", "Print JSON.")
}
