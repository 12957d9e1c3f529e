import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens

/// A kind of secret under a protection, in an appearance and in a form in which its picture is found.
struct Experiment {
  /// The secret.
  let subject: LeakageCase
  /// The protection.
  let mask: Mask
  /// Light or dark.
  var appearance = UserInterfaceStyle.light
  /// The form in which the picture is found.
  var store = Store.exact

  /// A protection and how strong it is, in points.
  enum Mask: Hashable {
    case blur(Int)
    case mosaic(Int)

    /// The protection as a strategy.
    var strategy: MaskingStrategy {
      switch self {
      case .blur(let radius): .blur(radius: Double(radius))
      case .mosaic(let side): .pixelate(points: Double(side))
      }
    }

    /// The protection in words.
    var title: String {
      switch self {
      case .blur(let radius): "blur \(radius)"
      case .mosaic(let side): "mosaic \(side)"
      }
    }
  }

  /// True where the appearance is light.
  var isLight: Bool { appearance != .dark }

  private var storeTitle: String {
    switch store {
    case .exact: "exact"
    case .texture: "texture"
    case .downscaled: "downscaled"
    case .noise(let levels, _): "noise \(levels)"
    }
  }

  /// The protection with the appearance and the store, for a column of a table.
  var form: String {
    "\(mask.title), \(isLight ? storeTitle : "dark")"
  }

  /// The words that name the experiment, by which it is chosen.
  var title: String {
    "\(subject.name), \(mask.title), \(appearance == .dark ? "dark" : "light"), \(storeTitle)"
  }

  /// Masks secrets and reads them out again.
  func run(trials: Int, seed: UInt64, from folder: String) throws -> Measurement {
    let pipeline = try Pipeline()
    var traits = Traits(device: .standard)
    traits.userInterfaceStyle = appearance
    let screen = try Screen(file: subject.file, in: traits, beside: folder + "/.")
    let masked = MaskedScreen(screen, under: mask.strategy, in: traits, views: subject.views)
    guard let masked else { throw Misuse("the system takes no picture of \(subject.file)") }
    let clock = ContinuousClock()
    let start = clock.now
    let attack = try Attack(on: subject.kind, in: masked, kept: store, by: pipeline)
    var measurement = Measurement(self, setup: clock.now - start)
    var generator = SplitMix(seed: seed)
    for trial in 0..<trials {
      let secret = subject.kind.space.random(using: &generator)
      let picture = try masked.picture(typing: subject.kind.space.typed(secret), by: pipeline)
      let found = try store.changing(trial).kept(picture, by: pipeline)
      let start = clock.now
      let recovery = try attack.recovery(from: found)

      measurement.count(recovery, of: secret, in: subject.kind.space, in: clock.now - start)
    }
    return measurement
  }
}

extension Store {
  /// The same store with other noise for each trial.
  fileprivate func changing(_ trial: Int) -> Store {
    guard case .noise(let levels, let seed) = self else { return self }
    return .noise(levels: levels, seed: seed &+ UInt64(trial))
  }
}

/// Why the driver cannot do what it was asked for, in words.
struct Misuse: Error, CustomStringConvertible {
  let description: String

  /// Says it in words.
  init(_ description: String) { self.description = description }
}
