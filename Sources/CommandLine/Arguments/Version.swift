/// Which release of a tool runs, what it was built from, and what its results depend on beside it.
package struct Version: Sendable {
  /// The number of the release: major, minor and patch.
  package let number: String
  /// The day of the release, as `YYYY-MM-DD`.
  package let date: String
  /// The commit that it was built from; nil where nobody has said.
  private let commit: String?
  private let surroundings: @Sendable () -> [String]

  /// Describes a release; the surroundings are asked for when they are printed, as they may cost time.
  package init(
    _ number: String, of date: String, commit: String? = nil,
    surroundings: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.number = number
    self.date = date
    self.commit = commit
    self.surroundings = surroundings
  }

  /// A line for programs, `NAME NUMBER (COMMIT)`, then one for each thing around it.
  func lines(of name: String) -> [String] {
    ["\(name) \(number)" + (commit.map { " (\($0))" } ?? "")] + surroundings()
  }
}
