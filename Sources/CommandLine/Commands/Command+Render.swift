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
      Without OUT, and where OUT is a folder, each picture is called NAME.png after its screen. Several screens need a folder. Of several, a folder stands for all screens in it and in the folders below it, and a storyboard for all its scenes; where some have one name, they are told apart by the kind of their files or by their folders, as in sheets.login.png, or else by numbers. What is wrong with some of the screens does not keep the others from being drawn.
      \(ShareArguments.drawingRule)
      """,
    parameters: [screenFiles, picturePath, scale, chrome] + TraitOptions.all + [
      FontArguments.fonts, InputArguments.root, LayoutReport.strict,
    ] + ShareArguments.all + [JobArguments.jobs],
    examples: [
      Example("afterimage render card-form.screen.json", "Writes card-form.png."),
      Example(
        "afterimage render card-form.screen.json --device ipad-pro-11 --appearance dark -o dark.png",
        "On an iPad, in the dark."),
      Example(
        "afterimage render card-form.screen.json --chrome -o phone.png",
        "With the status bar, in the corners of the display."),
      Example("afterimage render Screens -o pictures", "Every screen of a folder."),
      Example(
        "afterimage render App -o pictures --shard 1/8",
        "An eighth of the work, for 'afterimage merge'."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .ownFault, .disk]
  ) { arguments, console in
    if try Drawing.isOfSeveral(screenFiles, arguments) {
      return try Drawing.render(arguments, console).run(console)
    }
    let destination = try RenderDestination(arguments[picturePath], isOfSeveral: false, console)
    let pipeline = try FontArguments.pipeline(arguments)
    for path in try arguments[screenFiles] {
      let screen = try InputArguments.load(
        path, sparing: [arguments[picturePath]], arguments, console
      ).screen(at: path)
      let file = try file(of: screen, as: destination.format, pipeline, arguments, console)
      try destination.write(file, of: screen.name, console)
    }
    return .asExpected
  }

  /// The bytes of a screen's picture; ends the command where its constraints contradict each other and may not.
  private static func file(
    of screen: Screen, as format: DocumentFormat?, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> [UInt8] {
    let traits = try TraitOptions.traits(in: arguments, of: screen)
    try LayoutReport.require([screen], in: traits, pipeline, arguments, console)
    let scale = try arguments[scale]
    let hasChrome = try arguments[chrome]
    return try drawing { () throws(PipelineError) in
      if let format {
        return try pipeline.document(
          screen, in: traits, as: format, scale: scale, hasChrome: hasChrome)
      }
      return try pipeline.png(screen, in: traits, scale: scale, hasChrome: hasChrome)
    }
  }

  fileprivate static let screenFiles = Positional(
    remaining: "SCREEN",
    "The screen files, or scenes: Main.storyboard#SCENE; of several also folders.",
    .file("screen.json", "storyboard", "xib"), orNone: true)
  fileprivate static let picturePath = Option(
    "--output", short: "-o", "OUT",
    "The picture, by its ending .png, .pdf or .svg, or a folder; - is PNG on the standard output.",
    .file("png", "pdf", "svg"))
  fileprivate static let chrome = Flag(
    "--chrome", "Add the status bar, the home indicator, the camera and the display's corners.")
  fileprivate static let scale = Option(
    "--scale", "NUMBER", "Pixels in a point, instead of the device's own.", .number(in: 0.1...100))
}

extension Drawing {
  /// Draws several screens as their user sees them.
  fileprivate static func render(_ arguments: Arguments, _ console: Console) throws -> Drawing {
    let destination = try RenderDestination(
      arguments[Command.picturePath], isOfSeveral: true, console)
    _ = try TraitOptions.traits(in: arguments)
    let scale = try arguments[Command.scale]
    let hasChrome = try arguments[Command.chrome]
    return Drawing(
      command: .render, arguments: arguments, paths: Command.screenFiles,
      output: Command.picturePath, folder: destination.folder, takesScenarios: false
    ) { input, path, pipeline, console in
      let screen = try input.screen(at: path)
      try LayoutReport.require(
        [screen], in: TraitOptions.traits(in: arguments, of: screen), pipeline, arguments, console)
    } draw: { input, path, _, pipeline in
      let screen = try input.screen(at: path)
      let file = try pipeline.png(
        screen, in: TraitOptions.traits(in: arguments, of: screen), scale: scale,
        hasChrome: hasChrome)
      return Part(pictures: [DrawnPicture(fileName: nil, file: file)])
    }
  }
}

extension Merging {
  /// Concludes from the pictures that shares have drawn.
  static let render = Merging(of: .render) { arguments, records, console in
    try Drawing.render(arguments, console).merge(records, console)
  }
}
