import AfterimageAudit

/// The options of commands that judge whether a story keeps its secrets: all by the same rule.
enum LeakArguments {
  static let cards = Flag(
    "--cards", "Let the cards of the switcher decide as well as the pictures.")

  /// The rule, for the pages of help.
  static let rule = """
    The pictures that the system keeps decide, and what an external display or picture in picture shows where the story has them. What a card of the switcher shows of the living app is told, too, and decides with --cards.
    """

  /// The verdict on stories without pictures, for the pages of help.
  static let absence = """
    Where the system takes no picture there is nothing to judge, and a line says why; a story that never leaves the app ends with 65.
    """

  /// The kinds of exposure that a story must keep its secrets from.
  static func deciding(_ arguments: Arguments) throws -> [ExposureKind] {
    try arguments[cards] ? ExposureKind.allCases : ExposureKind.decisive
  }
}

extension ExitCode {
  /// How a command ends that has judged something.
  init(of verdict: Verdict) {
    switch verdict {
    case .leaks: self = .badVerdict
    case .cannotTell: self = .cannotTell
    case .proved, .tried: self = .asExpected
    }
  }

  /// How a command ends that has judged a story.
  init(of findings: Findings) {
    let isWrong = findings.absence == .neverLeft && findings.verdict != .leaks
    self = isWrong ? .badInput : ExitCode(of: findings.verdict)
  }
}
