/// The units of some work, shared out among machines so that all end at about the same time.
package struct Division: Hashable, Sendable {
  /// The machine of each unit, from 0.
  package let machines: [Int]

  /// Shares units out: the costliest first, each to the machine that has least to do so far.
  ///
  /// By this rule, the longest processing time first, no machine ends later than 4/3 of what the best division takes (R. L.
  /// Graham, Bounds on Multiprocessing Timing Anomalies, 1969). Units that cost the same are dealt out in their order.
  package init(of units: [WorkUnit], among count: Int, by costs: UnitCosts) {
    let expected = costs.expected(of: units)
    let order = units.indices.sorted { (expected[$1], $0) < (expected[$0], $1) }
    var machines = Array(repeating: 0, count: units.count)
    var loads = LoadQueue(count: count)
    for unit in order { machines[unit] = loads.add(expected[unit]) }
    self.machines = machines
  }

  /// The units of a machine, in their order.
  package func units(of shard: Shard) -> [Int] {
    machines.indices.filter { machines[$0] == shard.index }
  }
}

/// Machines in a heap, the one with the least to do at its top; of several the one with the lowest number.
private struct LoadQueue {
  private var heap: [(load: Int, machine: Int)]

  init(count: Int) {
    heap = (0..<count).map { (0, $0) }
  }

  /// Gives the machine at the top something to do, and tells which it was.
  mutating func add(_ load: Int) -> Int {
    let machine = heap[0].machine
    heap[0].load += load
    var place = 0
    while let child = lesserChild(of: place), heap[child] < heap[place] {
      heap.swapAt(child, place)
      place = child
    }
    return machine
  }

  private func lesserChild(of place: Int) -> Int? {
    let children = (2 * place + 1..<2 * place + 3).filter { $0 < heap.count }
    return children.min { heap[$0] < heap[$1] }
  }
}
