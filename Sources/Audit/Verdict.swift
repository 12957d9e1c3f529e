/// The four answers to whether pictures tell of a secret, from the best to the worst.
public enum Verdict: String, CaseIterable, Codable, Hashable, Comparable, Sendable {
  /// Nothing that can be seen depends on the secret, whatever it is.
  case proved
  /// No picture changed with any of the other secrets that were tried.
  case tried
  /// Nobody can tell: what is in sight is known to the app's code alone.
  case cannotTell
  /// A picture changes with the secret.
  case leaks

  /// True where the first answer is the better one.
  public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .proved: 0
    case .tried: 1
    case .cannotTell: 2
    case .leaks: 3
    }
  }

  /// True where no secret is known to show, nor may show.
  public var isSafe: Bool { self <= .tried }

  /// The verdict in words.
  public var words: String {
    switch self {
    case .proved: "proved"
    case .tried: "tried"
    case .cannotTell: "cannot tell"
    case .leaks: "leaks"
    }
  }
}
