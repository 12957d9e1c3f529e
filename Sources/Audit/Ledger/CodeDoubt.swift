import AfterimageScreens

/// What the code of an app may do that was not understood, line by line.
enum CodeDoubt: Codable, Hashable, Sendable {
  /// Anything: it may keep a secret out of a picture that tells of it as well as let it into one that does not.
  case anything([String])
  /// Hide more than is known, and no less.
  case hiding([String])

  /// The verdict where all that was understood comes to one: what may be hidden leaks no more for sure.
  func verdict(_ known: Verdict) -> Verdict {
    switch self {
    case .anything: .cannotTell
    case .hiding: known == .leaks ? .cannotTell : known
    }
  }
}

extension CodeDoubt: CustomStringConvertible {
  /// What was not understood as a clause.
  var description: String {
    switch self {
    case .anything(let lines):
      "not all of the app's code was understood: \(Self.brief(lines))"
    case .hiding(let lines):
      "not all that may cover it was understood: \(Self.brief(lines))"
    }
  }

  private static func brief(_ lines: [String]) -> String {
    lines.prefix(8).joined(separator: "; ")
      + (lines.count > 8 ? "; and \(lines.count - 8) more" : "")
  }
}
