import Afterimage
import AfterimageGraphics
import AfterimageScreens
import AfterimageServer
import AfterimageStudio

extension Command {
  /// Shows screens and stories in a browser, and follows their files.
  static let studio = Command(
    "studio", "Shows screens and stories in a browser, and follows their files while they change.",
    discussion: """
      Serves a page on 127.0.0.1 alone, to whoever has the address that is printed: the screens, scenarios and documents of each PATH, '.' without, as a gallery with verdicts, and one of them large, on any device, in any circumstances, under every strategy, with its story and what shows of its secrets. When a file is saved, the page has the new picture at once; what is wrong with it is told over the last good one. The command ends some seconds after the last page of it was closed, or with Ctrl-C.
      """,
    parameters: [
      paths, PageArguments.port, PageArguments.noBrowser, FontArguments.fonts, InputArguments.root,
      JobArguments.jobs,
    ],
    examples: [
      Example("afterimage studio Screens", "The screens and scenarios of a folder."),
      Example(
        "afterimage studio Main.storyboard --no-browser --port 8080",
        "The scenes of a storyboard, for a browser that is opened by hand."),
    ],
    exitCodes: [.asExpected, .usage, .inputMissing]
  ) { arguments, console in
    let given = try arguments[paths]
    var library = StudioLibrary(
      paths: given.isEmpty ? ["."] : given, root: try arguments[InputArguments.root])
    guard !library.isEmpty else {
      throw CommandFailure(
        .inputMissing,
        library.failures.isEmpty
          ? ["no screen, scenario, storyboard or xib lies in \(library.paths.joined(separator: ", "))"]
          : library.failures)
    }
    let pipeline = try FontArguments.pipeline(arguments)
    try library.readAll(by: JobArguments.crew(arguments), pipeline)
    let server = try server(of: library, drawnBy: pipeline, arguments)
    try console.print("\(library.count) inputs at \(server.address)")
    if try !arguments[PageArguments.noBrowser] { Browser.open(server.address) }
    Interruption.listen()
    server.serve(until: PageArguments.isOver)
    return .asExpected
  }

  private static func server(
    of library: StudioLibrary, drawnBy pipeline: Pipeline, _ arguments: Arguments
  ) throws -> StudioServer {
    var generator = SystemRandomNumberGenerator()
    let (port, token) = (try arguments[PageArguments.port], Token(from: &generator))
    return try serving { () throws(ServerError) in
      try StudioServer(
        library, port: port, token: token, drawnBy: pipeline,
        tool: "\(Tool.afterimage.name) \(Tool.afterimage.version)", isOfPackage: false)
    }
  }

  private static let paths = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"), orNone: true)
}
