import AfterimageAttack

/// How many of some secrets were read out.
struct Measurement {
  /// The experiment.
  let experiment: Experiment
  /// The time that it took to learn what can be known without a picture.
  let setup: Duration
  /// The number of secrets.
  private(set) var trials = 0
  /// Those that were read out as a whole.
  private(set) var exact = 0
  /// Those that were read out and proved by equal bytes.
  private(set) var verified = 0
  /// Other texts that have the bytes of the secret.
  private(set) var ambiguous = 0
  /// The characters that were not known before, and those of them that were read out.
  private(set) var characters = (all: 0, right: 0)
  /// The time of all recoveries.
  private(set) var time = Duration.zero
  /// The longest time of one.
  private(set) var longest = Duration.zero

  /// Begins with nothing tried.
  init(_ experiment: Experiment, setup: Duration) {
    (self.experiment, self.setup) = (experiment, setup)
  }

  /// Counts what was read out for a secret.
  mutating func count(
    _ recovery: Recovery, of secret: String, in space: SecretSpace, in time: Duration
  ) {
    trials += 1
    if recovery.best == secret { exact += 1 }
    if recovery.isVerified, recovery.best == secret { verified += 1 }
    if recovery.isVerified, recovery.best != secret { ambiguous += 1 }
    let unknown = space.unknown(in: secret).count { $0 }
    let wrong =
      zip(secret, recovery.best ?? "").filter { $0 != $1 }.count
      + max(0, secret.count - (recovery.best ?? "").count)
    characters.all += unknown
    characters.right += max(0, unknown - wrong)
    self.time += time
    longest = max(longest, time)
  }

  /// What is printed, with times.
  var line: String {
    let interval = Interval(exact, of: trials)
    let each = time / max(1, trials)
    return """
      \(experiment.title): \(exact)/\(trials) exact \
      (\(percent(interval.low)) to \(percent(interval.high)) %), \(verified) by equal bytes, \
      \(ambiguous) others with the same bytes, characters \
      \(percent(Double(characters.right) / Double(max(1, characters.all)))) %, \
      setup \(milliseconds(setup)) ms, each \(milliseconds(each)) ms, \
      longest \(milliseconds(longest)) ms
      """
  }
}

/// A share in hundredths, with one decimal.
func percent(_ share: Double) -> String {
  let tenths = Int((share * 1000).rounded())
  return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}

private func milliseconds(_ duration: Duration) -> Int64 {
  duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
}
