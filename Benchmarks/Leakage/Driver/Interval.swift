/// What a share of trials that succeeded tells of the share of all: Wilson's interval at 95 %.
struct Interval {
  /// The lowest share that goes with the trials.
  let low: Double
  /// The highest.
  let high: Double

  /// Takes some of some trials.
  init(_ successes: Int, of trials: Int) {
    let (count, share) = (Double(trials), Double(successes) / Double(max(1, trials)))
    let square = 1.959963984540054 * 1.959963984540054
    let centre = (share + square / (2 * count)) / (1 + square / count)
    let spread = share * (1 - share) / count + square / (4 * count * count)
    let half = (square * spread).squareRoot() / (1 + square / count)
    (low, high) = (successes == 0 ? 0 : centre - half, successes == trials ? 1 : centre + half)
  }
}
