import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens

extension Command {
  /// Writes the scenes of a document as screen files, or a picture in another format.
  static let convert = Command(
    "convert",
    "Writes scenes of documents as screen files, an app's source as a story, a picture as another.",
    discussion: """
      Of a document, OUT is a folder: writes OUT/DOCUMENT.SCENE.screen.json for the scene behind #, or for every scene, and the pictures that they show into OUT/images. Ids are what outlets or labels call the views, made unique identifiers. The variations of the document are settled for the device.
      Of a folder with an app's Swift source, OUT is a .scenario.json file: the story of its protections, each rule with the file and the line that it stands on, and beside it the screen that --screen names, or one that stands for the app's own. Lines tell what the source leaves open, which the story takes for its first answer, and what was not understood; with either of them nobody can tell whether a secret leaks.
      Of a picture, OUT is a .png or .ktx file. Read are PNG, JPEG, and KTX and AAPL containers with plain RGBA or ASTC 4x4, such as a snapshot from a device; a .ktx file is written as a device writes it.
      """,
    parameters: [input, output, named, StoryArguments.trigger, AppArguments.screen]
      + TraitOptions.all + [InputArguments.root, TextureArguments.texture, JobArguments.jobs],
    exclusions: [[output, named]],
    examples: [
      Example("afterimage convert Main.storyboard screens", "Every scene."),
      Example("afterimage convert 'Main.storyboard#Login' screens", "One."),
      Example(
        "afterimage convert App -o app.scenario.json", "The story that an app's source tells."),
      Example("afterimage convert device.ktx device.png", "A device's snapshot, to look at."),
    ],
    exitCodes: [.asExpected, .cannotTell, .usage, .badInput, .inputMissing, .ownFault, .disk]
  ) { arguments, console in
    let path = try arguments[input]
    if OutputFiles.isFolder(path) {
      return try convertApp(in: path, to: out(arguments), arguments, console)
    }
    try AppArguments.refuse([StoryArguments.trigger, AppArguments.screen], arguments)
    guard let reference = DocumentReference(path) else {
      guard PictureFile.isName(path) else {
        throw CommandFailure(
          .usage,
          ["\(path) is neither a .storyboard nor a .xib, nor a .ktx, .png or .jpg, nor a folder"])
      }
      return try convertPicture(at: path, arguments, console)
    }
    return try convertDocument(reference, arguments, console)
  }

  private static let input = Positional(
    "IN", "The storyboard or xib, the folder of an app, or the picture.",
    .file("storyboard", "xib", "ktx", "png", "jpg", "jpeg"))
  private static let output = Positional(optional: "OUT", "Where to write.", .file())
  private static let named = Option("--output", short: "-o", "OUT", "The same.", .file())

  private static func out(_ arguments: Arguments) throws -> String {
    guard let path = try arguments[output] ?? arguments[named] else {
      throw UsageErrors([.missingArgument("OUT")])
    }
    return path
  }

  private static func convertPicture(
    at path: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let output = try out(arguments)
    let isTexture = output.hasSuffix(".ktx")
    guard isTexture || output.hasSuffix(".png") else {
      throw CommandFailure(.usage, ["\(output) ends with neither .png nor .ktx"])
    }
    try refuse([output], over: [path])
    let picture = try PictureFile(at: path).picture()
    let form = try arguments[TextureArguments.texture] ?? .compressedASTC
    let bytes = isTexture ? try texture(of: picture, as: form) : file(of: picture)
    // A device's snapshot shows what its user saw.
    try saving { () throws(OutputFailure) in
      try OutputFiles.deliver(bytes, to: output, readableBy: .owner)
    }
    try console.print(output)
    return .asExpected
  }

  private static func file(of picture: Bitmap) -> [UInt8] {
    picture.isOpaque ? PNG.encode(picture) : PNG.encodeTransparent(picture)
  }

  private static func texture(
    of picture: Bitmap, as form: KTX.Form
  ) throws(CommandFailure) -> [UInt8] {
    do throws(KTXError) { return try KTX.encode(picture, as: form) } catch {
      throw CommandFailure(.ownFault, ["\(error)"])
    }
  }

  private static func convertDocument(
    _ reference: DocumentReference, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    guard !arguments.has(TextureArguments.texture) else {
      throw UsageErrors([.inapplicable("--texture", because: "a document is no picture")])
    }
    guard try arguments[TraitOptions.device] != .canvas else {
      throw UsageErrors([
        .inapplicable("--device canvas", because: "a screen file says nothing of a canvas")
      ])
    }
    let traits = try TraitOptions.traits(in: arguments)
    let folder = try out(arguments)
    do {
      let document = try OpenedDocument(reference, root: arguments[InputArguments.root], in: traits)
      try JobArguments.crew(arguments).make(
        from: try document.scenes(), with: (), pool: ToolPool { () }, console
      ) { scene, _, console in
        try files(of: scene, in: document, folder, console)
      } use: { _, files in
        for file in files { try write(file, within: folder) }
        if let screen = files.first { try console.print(screen.path) }
      }
    } catch let failure as InputFailure {
      throw failure.commandFailure
    }
    return .asExpected
  }

  /// The files of a scene, the screen's first.
  private static func files(
    of scene: DocumentScene, in document: OpenedDocument, _ folder: String, _ console: Console
  ) throws -> [ConvertedFile] {
    let imported = try reading { () throws(InputFailure) in try document.screen(of: scene) }
    for note in imported.notes { console.say(note.diagnostic(in: document.reference).formatted()) }
    return ConvertedScreen(imported.screen).files.map {
      ConvertedFile(path: "\(folder)/\($0.path)", bytes: $0.bytes)
    }
  }

  private static func write(_ file: ConvertedFile, within folder: String) throws(CommandFailure) {
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(ofFile: file.path, within: folder)
      try OutputFiles.write(file.bytes, to: file.path)
    }
  }
}

/// A file that a scene becomes.
private struct ConvertedFile: Sendable {
  let path: String
  let bytes: [UInt8]
}
