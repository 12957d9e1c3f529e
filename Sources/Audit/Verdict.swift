/// The three answers to whether a story keeps its secrets.
public enum Verdict: String, Hashable, Sendable {
  /// No picture changes with a secret.
  case safe
  /// A view is in sight whose content only the app's code knows.
  case cannotTell
  /// A picture changes with a secret.
  case leaks

  /// The verdict that follows from leaks.
  init(_ leaks: [Leak]) {
    self = leaks.isEmpty ? .safe : leaks.allSatisfy(\.isUnknown) ? .cannotTell : .leaks
  }

  /// The verdict in words.
  var words: String {
    switch self {
    case .safe: "safe"
    case .cannotTell: "cannot tell"
    case .leaks: "leaks"
    }
  }
}
