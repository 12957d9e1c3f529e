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
    parameters: [documentFile, folder] + TraitOptions.all + [InputArguments.root],
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
      for scene in try document.scenes() {
        let imported = try document.screen(of: scene)
        for note in imported.notes { console.say(note.diagnostic(in: reference).formatted()) }
        for path in try write(ConvertedScreen(imported.screen), to: folder) {
          try console.print(path)
        }
      }
    } catch let failure as InputFailure {
      throw failure.commandFailure
    }
    return .asExpected
  }

  private static let documentFile = Positional(
    "DOCUMENT", "The storyboard or xib.", .file("storyboard", "xib"))
  private static let folder = Positional("DIR", "Where to write.", .folder)

  /// Writes a screen and its pictures; the path of the screen file.
  private static func write(_ converted: ConvertedScreen, to folder: String) throws -> [String] {
    let path = "\(folder)/\(converted.screen.name)\(Input.screenSuffix)"
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(ofFile: path)
      try OutputFiles.write(Array(converted.screen.json.utf8), to: path)
      for image in converted.images {
        let path = "\(folder)/\(image.name)"
        try OutputFiles.createFolder(ofFile: path)
        try OutputFiles.write(PNG.encodeTransparent(image.bitmap), to: path)
      }
    }
    return [path]
  }
}
