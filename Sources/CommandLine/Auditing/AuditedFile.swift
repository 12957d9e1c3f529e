import AfterimageAudit
import AfterimageEvidence

/// What an audit has found in one file, before a policy decides.
struct AuditedFile: Codable, Sendable {
  /// Why it, or a part of it, cannot be used.
  var failures: [CommandFailure] = []
  /// The inputs that could be read: of a document all its scenes.
  var inputs: [AuditedInput] = []
}

/// What an audit has found in one input.
struct AuditedInput: Codable, Sendable {
  /// The file, with a document's scene behind `#`.
  let path: String
  /// Its stories; none where nothing in it counts as a secret.
  var stories: [JudgedStory]
}

/// What is known of the secrets of a story.
struct JudgedStory: Codable, Sendable {
  /// The secrets.
  var rows: [AuditRow] = []
  /// The pictures in which they were looked for; nil where no report shows them.
  var pictures: StoryEvidence?
  /// Why it cannot be drawn; nil where it can.
  var failure: CommandFailure?
  /// True where the app is never left.
  var neverLeft = false
}

/// What is known of all secrets of an audit, before a policy decides.
struct AuditedSecrets {
  /// The secrets.
  var rows: [AuditRow] = []
  /// The pictures in which they were looked for; empty where no report shows them.
  var pictures: [StoryEvidence] = []
  /// What stands in the place of some forms of reports, by their names.
  var words: [String: String] = [:]
  /// How many inputs the rows are about.
  var inputCount = 0
  /// What went wrong, in the order of the files.
  private(set) var failures: [CommandFailure] = []
  /// How the work ended, whatever the secrets are.
  var code = ExitCode.asExpected
  private var met: Set<String> = []

  /// Takes over what was found in one more file; of an input that was asked for twice once.
  mutating func add(_ file: AuditedFile) {
    failures += file.failures
    for input in file.inputs where met.insert(input.path).inserted {
      inputCount += 1
      for story in input.stories { add(story) }
    }
  }

  private mutating func add(_ story: JudgedStory) {
    rows += story.rows
    pictures += [story.pictures].compactMap(\.self)
    failures += [story.failure].compactMap(\.self)
    if story.neverLeft { code = [code, .badInput].worst }
  }
}
