import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

/// A file to start from.
struct StartingFile: Equatable {
  /// Where it is to lie.
  let path: String
  /// The text of the file.
  let text: String
  /// True where one that is there already does as well.
  let isShared: Bool
}

extension StartingFile {
  /// The schema of screen files, for editors.
  static func screenSchema(in folder: String) -> StartingFile {
    StartingFile(path: folder + "screen.schema.json", text: ScreenSchema.text, isShared: true)
  }

  /// The schema of scenario files, for editors.
  static func scenarioSchema(in folder: String) -> StartingFile {
    StartingFile(path: folder + "scenario.schema.json", text: ScenarioSchema.text, isShared: true)
  }
}

/// The path up to the last slash, with it; empty for a name alone.
func folderPrefix(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}
