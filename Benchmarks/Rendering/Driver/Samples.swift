/// How long the same piece of work took, again and again.
struct Samples {
  private var durations: [Duration] = []

  /// Does a piece of work and remembers how long it took.
  mutating func measure<Result>(_ work: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try work()
    durations.append(start.duration(to: .now))
    return result
  }

  /// The shortest time, in milliseconds.
  var minimum: Double { sorted.first ?? 0 }
  /// The time that half of the work took at most, in milliseconds.
  var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }

  private var sorted: [Double] { durations.map { $0 / .milliseconds(1) }.sorted() }

  /// Prints the name of the work, its shortest time and its median.
  func report(_ name: String) {
    print(name, minimum, median)
  }
}
