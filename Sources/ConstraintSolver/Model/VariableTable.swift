/// The variables of a solver; a removed one keeps its place.
struct VariableTable: Sendable {
  private(set) var records: [Record] = []

  /// The names of the variables up to the last that has one.
  private var names: [String] = []

  /// A variable's properties but for its name, which few have.
  struct Record: BitwiseCopyable {
    var rank: Int
    var isPresent = true
  }

  var count: Int { records.count }

  /// Puts a variable after the others.
  mutating func append(name: String, rank: Int?) -> Variable {
    if !name.isEmpty {
      names.append(contentsOf: repeatElement("", count: count - names.count))
      names.append(name)
    }
    records.append(Record(rank: rank ?? count))
    return Variable(index: Int32(count - 1))
  }

  /// Makes room for more variables.
  mutating func reserve(_ more: Int) { records.reserveCapacity(count + more) }

  /// The name that a variable was made with, or nothing.
  func name(of variable: Variable) -> String {
    names.indices.contains(Int(variable.index)) ? names[Int(variable.index)] : ""
  }

  /// Whether the table has the variable and has not lost it.
  func contains(_ variable: Variable) -> Bool {
    let place = Int(variable.index)
    return place >= 0 && place < count && records[place].isPresent
  }

  /// Takes a variable away.
  mutating func remove(_ variable: Variable) { records[Int(variable.index)].isPresent = false }
}
