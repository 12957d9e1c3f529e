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
      Serves a page on 127.0.0.1 alone, to whoever has the address that is printed: the screens, scenarios and documents of each PATH, '.' without, as a gallery with verdicts, and one of them large, on any device, in any circumstances, under every strategy, with its story and what shows of its secrets. When a file is saved, the page has the new picture at once; what is wrong with it is told over the last good one. With --swift a product of the package PATH is built and run whenever the package changes; it calls Screen.writePreviews(of:). The command ends some seconds after the last page of it was closed, or with Ctrl-C.
      """,
    parameters: [
      paths, swift, product, ServingArguments.port, ServingArguments.noBrowser, FontArguments.fonts,
      InputArguments.root, JobArguments.jobs,
    ],
    examples: [
      Example("afterimage studio Screens", "The screens and scenarios of a folder."),
      Example(
        "afterimage studio Main.storyboard --no-browser --port 8080",
        "The scenes of a storyboard, for a browser that is opened by hand."),
      Example(
        "afterimage studio --swift", "The screens of a package, built anew when it changes."),
    ],
    exitCodes: [.asExpected, .usage, .inputMissing]
  ) { arguments, console in
    let package = try package(arguments)
    var library = try library(of: package, arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    try library.readAll(by: JobArguments.crew(arguments), pipeline)
    let server = try server(of: library, package, drawnBy: pipeline, arguments)
    try console.print("\(library.count) inputs at \(server.address)")
    if try !arguments[ServingArguments.noBrowser] { Browser.open(server.address) }
    Interruption.listen()
    server.serve(until: ServingArguments.isOver)
    return .asExpected
  }

  /// The package whose screens are shown; nil where files are.
  private static func package(_ arguments: Arguments) throws -> SwiftPackage? {
    guard try arguments[swift] else {
      guard !arguments.has(product) else {
        throw UsageErrors([.inapplicable("--product", because: "only --swift builds one")])
      }
      return nil
    }
    let folders = try arguments[paths]
    guard folders.count <= 1 else {
      throw UsageErrors([.inapplicable("--swift", because: "it builds one package")])
    }
    return SwiftPackage(folder: folders.first ?? ".", product: try arguments[product])
  }

  /// The inputs of the paths, or those that the package is going to write.
  private static func library(
    of package: SwiftPackage?, _ arguments: Arguments
  ) throws -> StudioLibrary {
    let given = try arguments[paths]
    let root = try arguments[InputArguments.root]
    if let package {
      guard OutputFiles.exists("\(package.folder)/Package.swift") else {
        throw CommandFailure(.inputMissing, ["\(package.folder): there is no Package.swift in it"])
      }
      try saving { () throws(OutputFailure) in try OutputFiles.createFolder(package.previews) }
      return StudioLibrary(paths: [package.previews], root: root)
    }
    let library = StudioLibrary(paths: given.isEmpty ? ["."] : given, root: root)
    guard library.failures.isEmpty else { throw CommandFailure(.inputMissing, library.failures) }
    guard !library.isEmpty else {
      let paths = library.paths.joined(separator: ", ")
      throw CommandFailure(
        .inputMissing, ["\(paths): no screen, scenario, storyboard or xib lies in it or below it"])
    }
    return library
  }

  private static func server(
    of library: StudioLibrary, _ package: SwiftPackage?, drawnBy pipeline: Pipeline,
    _ arguments: Arguments
  ) throws -> StudioServer {
    var generator = SystemRandomNumberGenerator()
    let (port, token) = (try arguments[ServingArguments.port], Token(from: &generator))
    return try serving { () throws(ServerError) in
      try StudioServer(
        library, port: port, token: token, drawnBy: pipeline,
        tool: Tool.afterimage.title, of: package)
    }
  }

  private static let swift = Flag(
    "--swift", "Take PATH for a package in Swift, and show the screens that a product of it writes."
  )
  private static let product = Option(
    "--product", "NAME", "The product that writes them.", .text, default: "Previews")
  private static let paths = Positional(
    remaining: "PATH", "Screen and scenario files, storyboards and xibs, and folders of them.",
    .file("screen.json", "scenario.json", "storyboard", "xib"), orNone: true)
}
