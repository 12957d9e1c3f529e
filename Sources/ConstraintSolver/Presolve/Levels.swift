/// The levels of a system: 0 is required, 1 the strongest of the others, or all of them if their
/// errors are weighed against each other.
struct Levels: Sendable {
  /// The priorities below required, each once, the strongest first; none where they are one level.
  private var priorities: [Double] = []

  /// Numbers the priorities of some constraints.
  init(_ indices: [Int32], _ constraints: ConstraintTable, _ objective: Objective) {
    guard case .strictLevels = objective else { return }
    for index in indices {
      let priority = constraints.records[Int(index)].priority
      guard priority < 1000 else { continue }
      let place = place(of: priority)
      if place == priorities.count || priorities[place] != priority {
        priorities.insert(priority, at: place)
      }
    }
  }

  /// The level of a priority.
  func level(of priority: Double) -> Int32 {
    priority == 1000 ? 0 : Int32(place(of: priority)) + 1
  }

  private func place(of priority: Double) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
