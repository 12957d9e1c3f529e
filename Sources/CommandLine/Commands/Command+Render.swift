import Afterimage
import AfterimageLayout
import AfterimageRendering
import AfterimageScreens

extension Command {
  /// Draws a screen as its user sees it.
  static let render = Command(
    "render", "Draws a screen as its user sees it.",
    parameters: [screenFile, picturePath, scale, chrome] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ],
    examples: [
      Example("afterimage render card-form.screen.json", "Writes card-form.png."),
      Example(
        "afterimage render card-form.screen.json --device ipad-pro-11 --appearance dark -o dark.png",
        "On an iPad, in the dark."),
      Example(
        "afterimage render card-form.screen.json --chrome -o phone.png",
        "With the status bar, in the corners of the display."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .ownFault, .disk]
  ) { arguments, console in
    let screen = try InputArguments.loadScreen(arguments[screenFile], arguments, console)
    let path = try arguments[picturePath] ?? "\(screen.name).png"
    let destination = try PictureDestination(path, console)
    let traits = try TraitOptions.traits(in: arguments)
    let scale = try arguments[scale]
    let hasChrome = try arguments[chrome]
    let pipeline = try FontArguments.pipeline(arguments)
    let layout = try drawing { () throws(PipelineError) in try pipeline.layOut(screen, in: traits) }
    let code = try LayoutReport.tell(layout, of: screen, pipeline, arguments, console)
    guard code == .asExpected else { return code }
    if let format = DocumentFormat.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) {
      let document = try drawing { () throws(PipelineError) in
        try pipeline.document(screen, in: traits, as: format, scale: scale)
      }
      try destination.write(document, console)
    } else {
      let picture = try drawing { () throws(PipelineError) in
        try pipeline.render(screen, in: traits, scale: scale, hasChrome: hasChrome)
      }
      try destination.write(picture, console)
    }
    return code
  }

  private static let screenFile = Positional(
    "SCREEN", "The screen file, or a scene: Main.storyboard#SCENE.",
    .file("screen.json", "storyboard", "xib"))
  private static let picturePath = Option(
    "--output", short: "-o", "OUT",
    "The picture, by its ending .png, .pdf or .svg; - is PNG on the standard output.",
    .file("png", "pdf", "svg"))
  private static let chrome = Flag(
    "--chrome", "Add the status bar, the home indicator, the camera and the display's corners.")
  private static let scale = Option(
    "--scale", "NUMBER", "Pixels in a point, instead of the device's own.", .number(in: 0.1...100))
}
