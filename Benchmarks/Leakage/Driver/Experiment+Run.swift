import Afterimage
import AfterimageAttack
import AfterimageGraphics
import AfterimageRandom
import AfterimageScreens
import Measuring

extension Experiment {
  /// Masks secrets and reads them out again.
  ///
  /// - Parameter trials: the number of secrets; nil takes the plan's.
  func run(_ kind: SecretKind, trials: Int?, seed: UInt64, from folder: String) throws
    -> Measurement
  {
    let pipeline = try Pipeline()
    let masked = try picture(from: folder)
    let start = processorTime()
    let attack: Attack
    do {
      attack = try Attack(on: kind, in: masked, kept: store, by: pipeline)
    } catch {
      guard case AttackError.unknownDrawing(let reason) = error else { throw error }
      return Measurement(self, kind, notAttacked: reason)
    }
    var measurement = Measurement(self, kind, setup: processorTime() - start)
    var generator = SplitMix(seed: seed)
    for trial in 0..<(trials ?? self.trials) {
      let secret = kind.space.random(using: &generator)
      let picture = try masked.picture(typing: kind.space.typed(secret), by: pipeline)
      let found = try store.changing(trial).kept(picture, by: pipeline)
      try measurement.count(attack, on: found, of: secret)
    }
    try compare(&measurement, attack, kind.space, &generator)
    return measurement
  }

  private func picture(from folder: String) throws -> MaskedScreen {
    var traits = Traits(device: .standard)
    traits.userInterfaceStyle = appearance
    let screen = try Screen(file: subject.file, in: traits, beside: folder + "/.")
    guard let masked = mask.picture(of: screen, in: traits, views: subject.views) else {
      throw Misuse("the system takes no picture of \(subject.file)")
    }
    return masked
  }

  /// Draws pairs of secrets that differ in little, and all secrets where they are few enough.
  private func compare(
    _ measurement: inout Measurement, _ attack: Attack, _ space: SecretSpace,
    _ generator: inout SplitMix
  ) throws {
    for _ in 0..<pairs {
      let (one, other) = space.pair(using: &generator)
      measurement.count(areAlike: try attack.areAlike(one, other))
    }
    if isCounted, let candidates = space.candidates {
      measurement.pictures = try attack.pictures(of: candidates)
    }
  }
}

extension Measurement {
  /// Reads a secret out of its picture, and counts what came of it and how long it took.
  fileprivate mutating func count(
    _ attack: Attack, on found: Bitmap, of secret: String
  ) throws {
    let start = processorTime()
    let recovery = try attack.recovery(from: found)
    count(recovery, of: secret, in: processorTime() - start)
  }
}

extension Store {
  /// The same store with other noise for each trial.
  fileprivate func changing(_ trial: Int) -> Store {
    guard case .noise(let levels, let seed) = self else { return self }
    return .noise(levels: levels, seed: seed &+ UInt64(trial))
  }
}
