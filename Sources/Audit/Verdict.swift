/// The three answers to whether a story keeps its secrets.
public enum Verdict: String, Hashable, Sendable {
  /// Nobody can tell one secret from another.
  case safe
  /// Something is in sight of which only the app's code knows what it shows.
  case cannotTell
  /// A picture tells something of a secret.
  case leaks

  /// The answer that some leaks give.
  init(_ leaks: [Leak]) {
    self = leaks.isEmpty ? .safe : leaks.allSatisfy(\.isUnknown) ? .cannotTell : .leaks
  }

  /// The answer as people read it.
  var words: String {
    switch self {
    case .safe: "safe"
    case .cannotTell: "cannot tell"
    case .leaks: "leaks"
    }
  }
}
