/// Work that is repeated until its median time, in microseconds, can be trusted.
struct Repetition {
  private var durations: [Double] = []
  private let begin = ContinuousClock.now

  /// Whether there are many samples, or time has run out.
  private var isEnough: Bool {
    let spent = ContinuousClock.now - begin
    return durations.count >= 1001 || spent > .seconds(10)
      || (durations.count >= 3 && spent > .milliseconds(500))
  }

  private var median: Double { durations.sorted()[durations.count / 2] }

  /// How long a piece of work takes.
  static func time(of work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .microseconds(1)
  }

  /// The median time of single pieces of work, with what comes before each one left out.
  static func median(of work: () throws -> Void, after prepare: () -> Void) rethrows -> Double {
    var repetition = Repetition()
    repeat {
      prepare()
      repetition.durations.append(try time(of: work))
    } while !repetition.isEnough
    return repetition.median
  }

  /// The median time of short pieces of work, so many under one reading of the clock that the reading
  /// does not count.
  static func median(of work: (_ turn: Int) throws -> Void) rethrows -> Double {
    var (turn, count) = (0, 1)
    func batch() throws {
      for _ in 0..<count {
        try work(turn)
        turn += 1
      }
    }
    while try time(of: batch) < 100 { count *= 2 }
    return try median(of: batch, after: {}) / Double(count)
  }
}
