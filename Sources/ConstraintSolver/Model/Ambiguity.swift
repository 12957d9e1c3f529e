/// A direction in which a solution can move without changing the error of any constraint.
public struct Ambiguity: Hashable, Sendable {
  /// How much each variable that moves does so, by rank of the variables, relative to the first.
  ///
  /// If a solution can move in several directions, they are reported such that each moves a
  /// variable that the later ones leave alone: their combinations are all there is.
  public let direction: [Term]

  /// The variable of the lowest rank that moves.
  public var variable: Variable { direction[0].variable }
}

extension Ambiguity: CustomStringConvertible {
  /// The variables that move together, such as `v0 : v3 = 1 : -2`.
  public var description: String { describe { $0.description } }

  /// The same with the variables' names as the caller knows them.
  public func describe(naming name: (Variable) -> String) -> String {
    let names = direction.map { name($0.variable) }.joined(separator: " : ")
    let changes = direction.map(\.coefficient.plain).joined(separator: " : ")
    return direction.count == 1 ? "\(names) is free" : "\(names) = \(changes)"
  }
}
