/// An answer to the question whether goldens are as they should be.
enum ApprovalKey: CaseIterable {
  case approve, refuse, undo, quit, help

  /// The key, which is the whole of a line, too.
  var letter: String {
    switch self {
    case .approve: "y"
    case .refuse: "n"
    case .undo: "u"
    case .quit: "q"
    case .help: "?"
    }
  }

  /// The word that a line may have instead.
  private var word: String {
    switch self {
    case .approve: "yes"
    case .refuse: "no"
    case .undo: "undo"
    case .quit: "quit"
    case .help: "help"
    }
  }

  /// What the key does, in a line.
  var abstract: String {
    switch self {
    case .approve: "approve: what was seen is the golden from now on"
    case .refuse: "refuse: leave the golden as it is"
    case .undo: "undo the last decision, and ask again"
    case .quit: "end; what is decided stays so"
    case .help: "these keys"
    }
  }

  /// The answer that a word means.
  init?(_ word: String) {
    guard let key = Self.allCases.first(where: { $0.letter == word || $0.word == word }) else {
      return nil
    }
    self = key
  }
}
