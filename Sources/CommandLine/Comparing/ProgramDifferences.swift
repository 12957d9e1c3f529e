import AfterimageGoldens

/// The goldens of a run that differ by the program, or may do so.
struct ProgramDifferences {
  /// How many differ by the program alone.
  private let sure: Int
  /// How many differ by the program, by what they are drawn from, or by both.
  private let possible: Int

  /// Counts them among the results of a run.
  init(in reports: [GoldenReport]) {
    let reasons = reports.filter(\.isFailure).compactMap(\.reasons)
    sure = reasons.count(where: \.isOfProgramAlone)
    possible = reasons.count(where: \.mayBeOfProgram)
  }

  /// The counts, as the summary has them behind the number of all failures.
  var counts: [String] {
    [
      sure > 0 ? "\(sure) of them by the program alone" : nil,
      possible > 0 ? "\(possible) by the app, the program or both" : nil,
    ].compactMap(\.self)
  }

  /// What to do about them, a line each.
  var advice: [String] {
    [
      sure > 0
        ? "What differs by the program alone stands in the changelog under Pictures; where that is so, run 'afterimage approve --program'."
        : nil,
      possible > 0
        ? "Where it may be the app or the program, what the golden is drawn from has changed since it was approved, and the picture revision, too: look closely."
        : nil,
    ].compactMap(\.self)
  }
}

extension Reasons {
  /// What of it is the program's, in a word that stays the same from version to version; nil where nothing says so.
  var originWord: String? {
    if isOfProgramAlone { return "program" }
    return mayBeOfProgram ? "programOrInputs" : nil
  }
}
