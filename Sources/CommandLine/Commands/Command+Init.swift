import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

extension Command {
  /// Writes files to start from.
  static let initialize = Command(
    "init", "Writes files to start from.",
    discussion: """
      'protection' writes the story of an app that keeps its secret, with comments about what can be changed: NAME.scenario.json with its rules and steps, and beside it the screen NAME.screen.json, unless --screen names one of yours. The schemas that editors complete from are written beside them where they are not there yet.
      A file that is there already is never written over.
      """,
    parameters: [subject, name, output, screen],
    examples: [
      Example("afterimage init protection wallet", "wallet.scenario.json and its screen."),
      Example(
        "afterimage init protection wallet --screen card.screen.json -o stories/wallet.scenario.json",
        "The story of a screen of yours, whose path is relative to the story."),
    ],
    exitCodes: [.asExpected, .usage, .disk]
  ) { arguments, console in
    switch try arguments[subject] {
    case .protection:
      let template = try ProtectionTemplate(
        name: arguments[name], path: arguments[output], screen: arguments[screen])
      try write(template.files, console)
    }
    return .asExpected
  }

  private static let subject = Positional(
    "WHAT", "What to write.", .one(of: InitSubject.allCases, named: \.rawValue))
  private static let name = Positional("NAME", "What it is called.", .name)
  private static let output = Option(
    "--output", short: "-o", "FILE", "Where to write the story, else NAME.scenario.json.",
    .file("scenario.json"))
  private static let screen = Option(
    "--screen", "FILE", "The screen that the story shows, relative to the story.",
    .file("screen.json", "storyboard", "xib"))

  /// Writes all files or none: schemas that are there are left, anything else that is there is refused.
  private static func write(_ files: [StartingFile], _ console: Console) throws {
    let taken = files.filter { !$0.isShared && OutputFiles.exists($0.path) }
    guard taken.isEmpty else {
      throw CommandFailure(
        .disk, taken.map { "\($0.path) is there already, and is not written over" })
    }
    for file in files where !OutputFiles.exists(file.path) {
      try saving { () throws(OutputFailure) in
        try OutputFiles.createFolder(ofFile: file.path)
        try OutputFiles.write(Array(file.text.utf8), to: file.path)
      }
      try console.print(file.path)
    }
  }
}

/// What can be written to start from.
enum InitSubject: String, CaseIterable {
  case protection
}

extension ValueKind where Value == Name {
  /// A name that can become a file name.
  fileprivate static let name = ValueKind(
    expecting: "letters, digits, full stops, hyphens and underscores", parse: { Name($0) },
    spell: \.description)
}
