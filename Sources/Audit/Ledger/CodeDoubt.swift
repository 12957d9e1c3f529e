import AfterimageScreens

/// What the code of an app may do that was not understood, line by line.
enum CodeDoubt: Codable, Hashable, Sendable {
  /// Anything: it may keep a secret out of a picture that tells of it as well as let it into one that does not.
  case anything([String])
  /// Hide more than is known, and no less.
  case hiding([String])
  /// Something that need not happen: what tells of a secret without it does so.
  case occasional([String])

  /// True where nothing that was not understood speaks against a leak.
  var leavesLeaks: Bool {
    switch self {
    case .anything, .hiding: false
    case .occasional: true
    }
  }
}

extension Verdict {
  /// The same verdict, in what was understood, with a doubt about the rest: what may be hidden leaks no more for sure, and what may be shown is not safe for sure.
  func doubted(by doubt: CodeDoubt?) -> Verdict {
    switch doubt {
    case nil: self
    case .anything: .cannotTell
    case .hiding: self == .leaks ? .cannotTell : self
    case .occasional: self == .leaks ? .leaks : .cannotTell
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
    case .occasional(let lines):
      "not all that may happen by then was understood: \(Self.brief(lines))"
    }
  }

  private static func brief(_ lines: [String]) -> String {
    lines.prefix(8).joined(separator: "; ")
      + (lines.count > 8 ? "; and \(lines.count - 8) more" : "")
  }
}
