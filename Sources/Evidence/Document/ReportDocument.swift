import AfterimageAudit

/// An audit as a document for people who sign it: what a page and a paper have in common.
struct ReportDocument: Sendable {
  /// The blocks from top to bottom.
  let blocks: [Block]
  /// The title.
  static let title = "What the background pictures tell"

  /// A part of a document.
  enum Block: Sendable {
    /// The title with a line below it.
    case title(String, String)
    /// The verdict on the whole in a word, with the counts.
    case verdict(Tone, String, String)
    /// The title of a chapter.
    case chapter(String)
    /// The title of a part of a chapter, with a line below it.
    case section(String, String)
    /// A paragraph.
    case paragraph(String)
    /// A line of a program.
    case code(String)
    /// Terms with what they mean, and how good that is.
    case terms([Term])
    /// Secrets with what is known of each.
    case secrets([SecretLine])
    /// Pictures side by side.
    case pictures([StoryEvidence.Picture])
    /// Lines to sign on.
    case signatures([String])
  }

  /// A term with its meaning.
  struct Term: Sendable {
    /// The term.
    let name: String
    /// How good it is; nil where it is neither good nor bad.
    var tone: Tone?
    /// The meaning, in a sentence.
    let meaning: String
    /// A line below it; nil where there is none.
    var source: String?
  }

  /// A secret with what is known of it.
  struct SecretLine: Sendable {
    /// The screen and the view, and the line in the file.
    let name: String
    /// Its class and why it counts as a secret.
    let reason: String
    /// The verdict.
    let verdict: Verdict
    /// What is known, in a sentence, with the sample for those who asked.
    let sentence: String
    /// What the policy says; nil where that is nothing beside the verdict.
    let decision: String?
  }

  /// How good something is.
  enum Tone: String, Sendable {
    case good, fair, unknown, bad

    /// The tone of a verdict.
    init(_ verdict: Verdict) {
      switch verdict {
      case .proved: self = .good
      case .tried: self = .fair
      case .cannotTell: self = .unknown
      case .leaks: self = .bad
      }
    }
  }
}
