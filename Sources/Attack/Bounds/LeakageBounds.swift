/// What a picture tells of a secret, from below and from above: bits of min-entropy leakage where every secret is as likely as any other.
///
/// Whoever has to guess is right with the probability 2^-prior before the picture is seen, and 2^(leakage - prior) after it (Smith 2009). What an attack reads out is a lower bound, and nothing that it does not read out is an upper one: that takes secrets whose pictures are equal.
package struct LeakageBounds: Hashable, Sendable {
  /// The bits of the secret before its picture is seen.
  package let prior: Double
  /// The bits that are told at least, as 95 % of series of such trials have it: of all secrets at least so many are read out at the first guess.
  package let lower: Double
  /// The bits that the share read out comes to in these trials; nil where there was none.
  package let measured: Double?
  /// The bits that are told at most.
  package let upper: Double
  /// How the upper bound was found.
  package let source: Source

  /// How an upper bound was found.
  package enum Source: Hashable, Sendable {
    /// Nothing was found to be equal: no secret tells more than it has.
    case prior
    /// The pictures of all secrets were drawn, and so many of them differ.
    case counted(pictures: Int, secrets: Int)
    /// Of so many secrets other texts with the same picture were looked for; it holds for 95 % of such series.
    case sampled(secrets: Int)
  }

  /// Takes what an attack read out, and what is known of equal pictures.
  ///
  /// - Parameters:
  ///   - readOut: the secrets that were the first guess.
  ///   - alike: for each secret the number of texts that were found to have its picture, its own included.
  ///   - pictures: the number of different pictures of all secrets, where they were counted.
  package init(
    prior: Double, readOut: Int, of trials: Int, alike: [Int] = [], pictures: Int? = nil,
    secrets: Int = 0
  ) {
    self.prior = prior
    lower = Self.told(ShareInterval(readOut, of: trials).low, of: prior)
    measured =
      readOut == 0 ? nil : Self.told(Double(readOut) / Double(max(1, trials)), of: prior)
    let share = Self.highestShare(alike)
    if let pictures {
      upper = min(prior, bits(Double(max(1, pictures))))
      source = .counted(pictures: pictures, secrets: secrets)
    } else if share < 1 {
      upper = Self.told(share, of: prior)
      source = .sampled(secrets: alike.count)
    } else {
      (upper, source) = (prior, .prior)
    }
  }

  /// The bits that are told where a share of the secrets is guessed at once.
  private static func told(_ share: Double, of prior: Double) -> Double {
    share <= 0 ? 0 : max(0, prior + bits(share))
  }

  /// The share of the secrets that anybody can be right about at most: of `n` secrets that look alike a guess is right about one.
  ///
  /// The mean of a sample of shares lies off that of all by more than the square root of ln(1 / 0.05) / 2n in one of twenty series at most (Hoeffding 1963).
  private static func highestShare(_ alike: [Int]) -> Double {
    guard alike.contains(where: { $0 > 1 }) else { return 1 }
    let count = Double(alike.count)
    let mean = alike.reduce(0) { $0 + 1 / Double(max(1, $1)) } / count
    return min(1, mean + (naturalLogarithm(20) / (2 * count)).squareRoot())
  }
}

/// The binary logarithm of a positive number.
func bits(_ number: Double) -> Double { naturalLogarithm(number) / naturalLogarithm(2) }
