import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageRendering
import AfterimageScreens

extension Command {
  /// Draws screens as their user sees them.
  static let render = Command(
    "render", "Draws screens as their user sees them.",
    discussion: """
      Without OUT, and where OUT is a folder, each picture is called NAME.png after its screen; several screens need a folder. What is wrong with some of the screens does not keep the others from being drawn.
      """,
    parameters: [screenFiles, picturePath, scale, chrome] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict, JobArguments.jobs,
    ],
    examples: [
      Example("afterimage render card-form.screen.json", "Writes card-form.png."),
      Example(
        "afterimage render card-form.screen.json --device ipad-pro-11 --appearance dark -o dark.png",
        "On an iPad, in the dark."),
      Example(
        "afterimage render card-form.screen.json --chrome -o phone.png",
        "With the status bar, in the corners of the display."),
      Example("afterimage render Screens/*.screen.json -o pictures", "Every screen of a folder."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .ownFault, .disk]
  ) { arguments, console in
    let paths = try arguments[screenFiles]
    let destination = try RenderDestination(arguments[picturePath], for: paths.count, console)
    let format = destination.format
    _ = try TraitOptions.traits(in: arguments)
    let pipeline = try FontArguments.pipeline(arguments)
    // Many systems have one file for names that differ in case only.
    var drawn: [String: String] = [:]
    try JobArguments.crew(arguments).make(
      from: paths, with: pipeline, pool: pipeline.pool, console
    ) { path, pipeline, console in
      let screen = try InputArguments.loadScreen(
        path, sparing: [arguments[picturePath]], arguments, console)
      return (
        name: screen.name,
        file: try file(of: screen, as: format, pipeline, arguments, console)
      )
    } use: { path, picture in
      if let other = drawn.updateValue(path, forKey: picture.name.description.lowercased()) {
        throw CommandFailure(
          .usage,
          ["\(path): \(other) is called \(picture.name) as well; draw one of them elsewhere"])
      }
      try destination.write(picture.file, of: picture.name, console)
    }
    return .asExpected
  }

  /// The bytes of a screen's picture; ends the command where its constraints contradict each other and may not.
  private static func file(
    of screen: Screen, as format: DocumentFormat?, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> [UInt8] {
    let traits = try TraitOptions.traits(in: arguments, of: screen)
    let scale = try arguments[scale]
    let hasChrome = try arguments[chrome]
    let code = try LayoutReport.report([screen], in: traits, pipeline, arguments, console)
    guard code == .asExpected else { throw CommandFailure(code, []) }
    return try drawing { () throws(PipelineError) in
      if let format {
        return try pipeline.document(
          screen, in: traits, as: format, scale: scale, hasChrome: hasChrome)
      }
      return try pipeline.png(screen, in: traits, scale: scale, hasChrome: hasChrome)
    }
  }

  private static let screenFiles = Positional(
    remaining: "SCREEN", "The screen files, or scenes: Main.storyboard#SCENE.",
    .file("screen.json", "storyboard", "xib"))
  private static let picturePath = Option(
    "--output", short: "-o", "OUT",
    "The picture, by its ending .png, .pdf or .svg, or a folder; - is PNG on the standard output.",
    .file("png", "pdf", "svg"))
  private static let chrome = Flag(
    "--chrome", "Add the status bar, the home indicator, the camera and the display's corners.")
  private static let scale = Option(
    "--scale", "NUMBER", "Pixels in a point, instead of the device's own.", .number(in: 0.1...100))
}
