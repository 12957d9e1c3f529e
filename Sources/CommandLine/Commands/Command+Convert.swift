import Afterimage
import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens

extension Command {
  /// Writes the scenes of a document as screen files.
  static let convert = Command(
    "convert", "Writes the scenes of a storyboard or xib as screen files.",
    discussion: """
      Writes DIR/DOCUMENT.SCENE.screen.json for the scene behind #, or for every scene, and the pictures that they show into DIR/images. Ids are what outlets or labels call the views, made unique identifiers. The variations of the document are settled for the device.
      """,
    parameters: [documentFile, folder] + TraitOptions.all + [
      InputArguments.root, JobArguments.jobs,
    ],
    examples: [
      Example("afterimage convert Main.storyboard screens", "Every scene."),
      Example("afterimage convert 'Main.storyboard#Login' screens", "One."),
    ],
    exitCodes: [.asExpected, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    let path = try arguments[documentFile]
    guard let reference = DocumentReference(path) else {
      throw CommandFailure(.usage, ["\(path) is neither a .storyboard nor a .xib"])
    }
    let traits = try TraitOptions.traits(in: arguments)
    let folder = try arguments[folder]
    do {
      let document = try OpenedDocument(reference, root: arguments[InputArguments.root], in: traits)
      try JobArguments.crew(arguments).make(
        from: try document.scenes(), with: (), twins: Twins { () }, console
      ) { scene, _, console in
        try files(of: scene, in: document, folder, console)
      } use: { _, files in
        for file in files { try write(file) }
        if let screen = files.first { try console.print(screen.path) }
      }
    } catch let failure as InputFailure {
      throw failure.commandFailure
    }
    return .asExpected
  }

  private static let documentFile = Positional(
    "DOCUMENT", "The storyboard or xib.", .file("storyboard", "xib"))
  private static let folder = Positional("DIR", "Where to write.", .folder)

  /// The files of a scene, the screen's first.
  private static func files(
    of scene: DocumentScene, in document: OpenedDocument, _ folder: String, _ console: Console
  ) throws -> [ConvertedFile] {
    let imported: ImportedScene
    do throws(InputFailure) { imported = try document.screen(of: scene) } catch {
      throw error.commandFailure
    }
    for note in imported.notes {
      console.say(note.diagnostic(in: document.reference).formatted())
    }
    let converted = ConvertedScreen(imported.screen)
    let screen = ConvertedFile(
      path: "\(folder)/\(converted.screen.name)\(Input.screenSuffix)",
      bytes: Array(converted.screen.json.utf8))
    return [screen]
      + converted.images.map {
        ConvertedFile(path: "\(folder)/\($0.name)", bytes: PNG.encodeTransparent($0.bitmap))
      }
  }

  private static func write(_ file: ConvertedFile) throws(CommandFailure) {
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(ofFile: file.path)
      try OutputFiles.write(file.bytes, to: file.path)
    }
  }
}

/// A file that a scene becomes.
private struct ConvertedFile: Sendable {
  let path: String
  let bytes: [UInt8]
}
