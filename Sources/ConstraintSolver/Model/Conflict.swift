/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// A minimal set: without any one of them the others hold together.
  ///
  /// In the order in which they are preferred: the engine's before the user's, then by rank.
  public let members: [Constraint]

  /// The member that the solution does without: the last by rank of the user's members, or of the
  /// engine's if there is no user's.
  public let givenUp: Constraint
}

extension Conflict: CustomStringConvertible {
  /// The members, one a line, and the one that is given up.
  public var description: String { describe { $0.description } }

  /// The same with the variables' names as the caller knows them.
  public func describe(naming name: (Variable) -> String) -> String {
    let lines = members.map { "  " + $0.describe(naming: name) }
    return
      (["required constraints that cannot hold together:"] + lines
      + ["given up: " + givenUp.describe(naming: name)]).joined(separator: "\n")
  }
}
