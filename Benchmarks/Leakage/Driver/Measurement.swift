import AfterimageAttack

/// How many of some secrets were read out, and how many look alike.
struct Measurement {
  /// The experiment.
  let experiment: Experiment
  /// The form of the secrets.
  let kind: SecretKind
  /// Why nothing was tried; nil where something was.
  let reason: String?
  /// The time that it took to learn what can be known without a picture.
  private let setup: Duration
  /// The number of secrets.
  private(set) var trials = 0
  /// Those that were the first guess.
  private(set) var exact = 0
  /// Those that were the first guess and are proved: by equal bytes, and no other text was found to have them.
  private(set) var proved = 0
  /// The pictures that other texts have too.
  private(set) var ambiguous = 0
  /// The characters that were not known before, those of them that were read out, and those that were certain.
  private(set) var characters = (all: 0, right: 0, certain: 0)
  /// For each secret the number of texts that were found to have its picture.
  private(set) var alike: [Int] = []
  /// The pairs of secrets that differ in little, and those of them that have the same picture.
  private(set) var pairs = (all: 0, alike: 0)
  /// The number of different pictures of all secrets; nil where they were not counted.
  var pictures: Int?
  private var time = Duration.zero
  private var longest = Duration.zero

  /// Begins with nothing tried.
  init(_ experiment: Experiment, _ kind: SecretKind, setup: Duration) {
    (self.experiment, self.kind, self.setup, reason) = (experiment, kind, setup, nil)
  }

  /// Says why nothing can be tried.
  init(_ experiment: Experiment, _ kind: SecretKind, notAttacked reason: String) {
    (self.experiment, self.kind, self.reason, setup) = (experiment, kind, reason, .zero)
  }

  /// Counts what was read out for a secret.
  mutating func count(_ recovery: Recovery, of secret: String, in time: Duration) {
    trials += 1
    let isRight = recovery.best == secret
    exact += isRight ? 1 : 0
    proved += isRight && recovery.isVerified && !recovery.isAmbiguous ? 1 : 0
    ambiguous += recovery.isAmbiguous || recovery.isVerified && !isRight ? 1 : 0
    // What fits is found to be alike with the secret, whether it was found itself or not.
    alike.append(Set(recovery.fitting + [secret]).count)
    count(recovery, of: secret)
    self.time += time
    longest = max(longest, time)
  }

  private mutating func count(_ recovery: Recovery, of secret: String) {
    let unknown = kind.space.unknown(in: secret)
    let guessed = Array(recovery.best ?? "")
    let right = zip(secret, guessed).map { $0 == $1 }
    characters.all += unknown.count { $0 }
    characters.right += zip(right, unknown).count { $0 && $1 }
    characters.certain += recovery.sureCharacters
  }

  /// Counts two secrets that differ in little.
  mutating func count(areAlike: Bool) {
    pairs.all += 1
    pairs.alike += areAlike ? 1 : 0
  }

  /// The shares of such secrets that go with those that were read out.
  var interval: ShareInterval { ShareInterval(exact, of: trials) }

  /// What the picture tells of a secret.
  var bounds: LeakageBounds {
    LeakageBounds(
      prior: kind.space.bits, readOut: exact, of: trials, alike: alike, pictures: pictures,
      secrets: kind.space.candidates?.count ?? 0)
  }

  /// What is printed, with times.
  var line: String {
    if let reason { return "\(experiment.title): not attacked, as \(reason)" }
    let each = time / max(1, trials)
    return """
      \(experiment.title): \(exact)/\(trials) exact \
      (\(hundredths(interval.low)) to \(hundredths(interval.high)) %), \(proved) proved, \
      \(ambiguous) with other texts that have them, characters \(percent(characters.right)) % \
      right, \(percent(characters.certain)) % certain, pairs alike \(pairs.alike)/\(pairs.all), \
      \(bits)\
      setup \(milliseconds(setup)) ms, each \(milliseconds(each)) ms, \
      longest \(milliseconds(longest)) ms
      """
  }

  /// The bits that the pictures tell; nothing where some secrets are likelier than others.
  private var bits: String {
    guard kind.space.isUniform else { return "" }
    return "bits \(tenths(bounds.lower)) to \(tenths(bounds.upper)) of \(tenths(bounds.prior)), "
  }

  /// A number of characters in hundredths of all.
  func percent(_ count: Int) -> String {
    hundredths(Double(count) / Double(max(1, characters.all)))
  }
}
