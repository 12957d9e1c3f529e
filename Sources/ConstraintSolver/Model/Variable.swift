/// A number that a solver chooses; made by `Solver.makeVariable`, and known to that solver alone.
public struct Variable: Hashable, Sendable {
  @usableFromInline let index: Int32
}

extension Variable: CustomStringConvertible {
  /// The place of the variable among those of its solver; `Solver.name(of:)` has its name.
  public var description: String { "v\(index)" }
}
