/// Work that is repeated until its median time can be trusted.
struct Repetition {
  private var durations: [Duration] = []
  private let begin = ContinuousClock.now

  /// Whether there are many samples, or time has run out.
  private var isEnough: Bool {
    let spent = ContinuousClock.now - begin
    return durations.count >= 1001 || spent > .seconds(10)
      || (durations.count >= 3 && spent > .milliseconds(500))
  }

  private var median: Duration { durations.sorted()[durations.count / 2] }

  /// The median time in microseconds of single pieces of work, with what comes before each one left
  /// out.
  static func median(of work: () throws -> Void, after prepare: () -> Void) rethrows -> Double {
    var repetition = Repetition()
    repeat {
      prepare()
      repetition.durations.append(try ContinuousClock().measure(work))
    } while !repetition.isEnough
    return repetition.median / .microseconds(1)
  }

  /// The median time in microseconds of short pieces of work, so many under one reading of the clock
  /// that the reading does not count.
  static func median(of work: (_ turn: Int) throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var turn = 0
    func run(_ count: Int) throws {
      for _ in 0..<count {
        try work(turn)
        turn += 1
      }
    }
    var count = 1
    while try clock.measure({ try run(count) }) < .microseconds(100) { count *= 2 }
    var repetition = Repetition()
    repeat {
      repetition.durations.append(try clock.measure { try run(count) })
    } while !repetition.isEnough
    return repetition.median / .microseconds(1) / Double(count)
  }
}
