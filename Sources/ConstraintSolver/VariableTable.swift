/// The variables of a solver, a column per property; a removed one keeps its place.
struct VariableTable: Sendable {
  var name: [String] = []
  var rank: [Int] = []
  var isPresent: [Bool] = []

  var count: Int { rank.count }

  /// Puts a variable after the others.
  mutating func append(name: String, rank: Int?) -> Variable {
    self.name.append(name)
    self.rank.append(rank ?? count)
    isPresent.append(true)
    return Variable(index: Int32(count - 1))
  }

  /// Whether the table has the variable and has not lost it.
  func contains(_ variable: Variable) -> Bool {
    let place = Int(variable.index)
    return place >= 0 && place < count && isPresent[place]
  }

  /// The variables present, by rank, then by the order of making.
  func indicesByRank() -> [Int] {
    let indices = (0..<count).filter { isPresent[$0] }
    let isSorted = zip(indices, indices.dropFirst()).allSatisfy { rank[$0] <= rank[$1] }
    return isSorted ? indices : indices.sorted { (rank[$0], $0) < (rank[$1], $1) }
  }
}
