/// What some trials that succeeded tell of the share of all that would: the interval of Clopper and Pearson at 95 %, which contains the share at least that often.
package struct ShareInterval: Hashable, Sendable {
  /// The lowest share that goes with the trials.
  package let low: Double
  /// The highest.
  package let high: Double

  /// Takes some of some trials.
  package init(_ successes: Int, of trials: Int) {
    let tail = 0.025
    low = successes <= 0 ? 0 : Self.share { Self.atLeast(successes, of: trials, $0) < tail }
    high =
      successes >= trials
      ? 1 : Self.share { 1 - Self.atLeast(successes + 1, of: trials, $0) > tail }
  }

  /// The highest share that is too low for something, found by halving: forty halvings leave less than a part in 10^12.
  private static func share(isTooLow: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isTooLow(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// How likely so many successes or more are where each trial succeeds with a probability between 0 and 1.
  private static func atLeast(_ successes: Int, of trials: Int, _ share: Double) -> Double {
    let weights = weights(of: trials, share)
    return weights[successes...].reduce(0, +) / weights.reduce(0, +)
  }

  /// How likely each number of successes is beside the likeliest one, from which one goes outwards, so that no weight gets too small before it counts nothing.
  private static func weights(of trials: Int, _ share: Double) -> [Double] {
    let mode = min(trials, Int(Double(trials + 1) * share))
    let odds = share / (1 - share)
    var weights = Array(repeating: 1.0, count: trials + 1)
    for number in mode..<trials {
      weights[number + 1] = weights[number] * Double(trials - number) / Double(number + 1) * odds
    }
    for number in stride(from: mode, to: 0, by: -1) {
      weights[number - 1] = weights[number] * Double(number) / Double(trials - number + 1) / odds
    }
    return weights
  }
}
