public import AfterimageAudit
import AfterimageGoldens

/// The failure of a comparison with a golden: the picture differs, one of the two is missing, or the golden has just been written.
public struct GoldenMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The difference, where to look, and what to do next.
  public let description: String
  /// The files that show what differs.
  let pictures: [String]

  init(of result: GoldenResult, seen paths: [String]) {
    pictures = paths
    description = """
      \(result.fileName): \(result.outcome.words)
      Look at:
      \(paths.map { "    \($0)" }.joined(separator: "\n"))
      Where that is right, run the test once with AFTERIMAGE_RECORD=1.
      """
  }

  init(recorded path: String) {
    self.init("\(path) is written; look at it, and run the test again without recording")
  }

  init(badName name: String) {
    self.init(
      "'\(name)' cannot be a golden's name; write 1 to 128 of [A-Za-z0-9._-]")
  }

  init(noPictureOf name: String) {
    self.init("\(name): the system takes no picture under this strategy; leave the golden out")
  }

  private init(_ description: String) {
    self.description = description
    pictures = []
  }
}

/// The failure of a story whose pictures change with a secret.
public struct SecretLeak: Error, Hashable, Sendable, CustomStringConvertible {
  /// Every leak, in the order of the screen.
  public let leaks: [Leak]

  /// Each leak in a line, which names views and never a secret.
  public var description: String { leaks.map(\.description).joined(separator: "\n") }
}

/// The name of a file without the folders that it lies in.
func fileName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
