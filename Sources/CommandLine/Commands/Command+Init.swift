import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

extension Command {
  /// Writes files to start from.
  static let initialize = Command(
    "init", "Writes files to start from.",
    discussion: """
      'screen' writes NAME.screen.json with one secret. 'protection' writes the story of an app that keeps its secret: NAME.scenario.json with its rules and steps, and beside it the screen NAME.screen.json, unless --screen names one of yours. 'goldens' writes the file cases.json into the folder NAME, else Goldens, with a case for each screen, scenario and scene that lies beside that folder or below; 'afterimage test' compares them from then on.
      All are plain JSON, and comments stand in them as "$comment", which every reader passes over. The schemas that editors complete from are written beside them where they are not there yet, and .gitignore gets a line for build/, where commands leave what they draw.
      A file that is there already is never written over.
      """,
    parameters: [subject, name, output, screen],
    examples: [
      Example("afterimage init screen login", "login.screen.json, to be changed into your own."),
      Example("afterimage init protection wallet", "wallet.scenario.json and its screen."),
      Example(
        "afterimage init protection wallet --screen card.screen.json -o stories/wallet.scenario.json",
        "The story of a screen of yours, whose path is relative to the story."),
      Example("afterimage init goldens", "Goldens/cases.json, with a case for each screen."),
    ],
    exitCodes: [.asExpected, .usage, .inputMissing, .disk]
  ) { arguments, console in
    let files: [StartingFile]
    switch try arguments[subject] {
    case .protection:
      files =
        ProtectionTemplate(
          name: try requiredName(arguments), path: try arguments[output],
          screen: try arguments[screen]
        ).files
    case .screen:
      try refuseScreen(arguments)
      files = ScreenTemplate(name: try requiredName(arguments), path: try arguments[output]).files
    case .goldens:
      try refuseScreen(arguments)
      files = try goldenFiles(arguments, console)
    }
    try write(files, console)
    if let line = IgnoredFolder.missing { try add(line, console) }
    return .asExpected
  }

  private static let subject = Positional(
    "WHAT", "What to write.", .one(of: InitSubject.allCases, named: \.rawValue))
  private static let name = Positional(
    optional: "NAME", "What it is called; of goldens the folder, else Goldens.", .text)
  private static let output = Option(
    "--output", short: "-o", "FILE",
    "Where to write, else NAME.screen.json, NAME.scenario.json, or the folder Goldens.", .file())
  private static let screen = Option(
    "--screen", "FILE", "The screen that the story shows, relative to the story.",
    .file("screen.json", "storyboard", "xib"))

  private static func requiredName(_ arguments: Arguments) throws -> Name {
    guard let text = try arguments[name] else { throw UsageErrors([.missingArgument("NAME")]) }
    guard let name = Name(text) else {
      let expected = "letters, digits, full stops, hyphens and underscores"
      throw UsageErrors([.invalidValue(text, of: "NAME", expected: expected, nearest: nil)])
    }
    return name
  }

  private static func refuseScreen(_ arguments: Arguments) throws {
    guard !arguments.has(screen) else {
      throw UsageErrors([.inapplicable("--screen", because: "only a protection shows a screen")])
    }
  }

  /// The file of cases for what lies beside a folder of goldens, and a word about what has no case.
  private static func goldenFiles(
    _ arguments: Arguments, _ console: Console
  ) throws -> [StartingFile] {
    let folder = try arguments[output] ?? arguments[name] ?? "Goldens"
    let template = GoldenTemplate(folder: folder)
    for note in template.notes { console.say(note) }
    return template.files
  }

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

  private static func add(_ line: IgnoredFolder, _ console: Console) throws {
    try saving { () throws(OutputFailure) in
      try OutputFiles.write(line.content, to: IgnoredFolder.file)
    }
    try console.print(IgnoredFolder.file)
  }
}

/// The kinds of file to start from.
enum InitSubject: String, CaseIterable {
  case screen, protection, goldens
}
