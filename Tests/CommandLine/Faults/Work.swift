#if os(Linux)
  import AfterimageCommandLine
  import TestSupport
  import Testing

  /// A command that writes many files, and the folder that it begins in, where another run has left some of their names.
  struct Work: CustomTestStringConvertible, Sendable {
    /// The words, whose paths are relative to the folder.
    let words: [String]
    /// What the command writes to.
    let place: String
    private let prepare: @Sendable (Suite) throws -> Void

    var testDescription: String { words[0] }

    /// Every kind.
    static let all = [test, approve, sandbox, preview]

    /// The folder as it is before the command.
    func folder() throws -> TemporaryFolder {
      let suite = try Suite()
      try prepare(suite)
      return suite.folder
    }

    /// Goldens of which most differ, and evidence of other differences.
    static let test = Work(words: ["test", "Goldens", "-o", "seen"], place: "seen") { suite in
      try approved(suite)
      try suite.write(label: "two")
      _ = suite.test()
      try suite.write(label: "three")
    }

    /// Goldens that are to be replaced.
    static let approve = Work(
      words: ["approve", "--goldens", "Goldens", "-o", "seen"], place: "Goldens"
    ) { suite in
      try approved(suite)
      try suite.write(label: "two")
      _ = suite.test()
    }

    static let sandbox = Work(
      words: ["snapshot", note, "--sandbox", "container"] + options, place: "container"
    ) { try run(["snapshot", note, "--sandbox", "container"], in: $0) }

    static let preview = Work(words: ["preview", note, "-o", "sheets"] + options, place: "sheets") {
      try run(["preview", note, "-o", "sheets"], in: $0)
    }

    private static let note = "Screens/note.screen.json"
    private static let strategies = [
      "none", "hide", "redact", "placeholder", "cover-launch-screen", "cover-blank-form",
      "cover-color:black", "cover-color:white",
    ]
    private static let options =
      ["--device", "iphone-se"] + strategies.flatMap { ["--strategy", $0] }

    /// Thirty goldens of a screen that changes, and one of a screen that stays.
    private static func approved(_ suite: Suite) throws {
      try suite.folder.write(screenFile(name: "still"), to: "Screens/still.screen.json")
      let devices = [
        "se", "8", "x", "xr", "11", "12", "12-mini", "13-mini", "14-plus", "14-pro", "15", "16-pro",
        "17", "17-pro-max", "air",
      ]
      let cases = devices.flatMap { device in
        ["ltr", "rtl"].map {
          #"{ "screen": "note", "device": "iphone-\#(device)", "direction": "\#($0)", "goldens": ["frames"] }"#
        }
      }
      try suite.write(
        cases: (cases + [#"{ "screen": "still", "goldens": ["png"] }"#]).joined(separator: ", "))
      _ = suite.test()
      #expect(suite.approve().code == .asExpected)
    }

    /// What a run makes of a screen that has changed since.
    private static func run(_ words: [String], in suite: Suite) throws {
      let paths = words.map { $0.contains("/") || $0 == words.last ? suite.folder.path($0) : $0 }
      #expect(afterimage(paths + options).code == .asExpected)
      try suite.write(label: "two")
    }
  }
#endif
