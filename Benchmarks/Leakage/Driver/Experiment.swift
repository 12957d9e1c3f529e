import Afterimage
import AfterimageAttack
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

  /// True where the appearance is light.
  var isLight: Bool { appearance != .dark }
  /// True where the picture is found byte for byte, in light.
  var isPlain: Bool { isLight && store == .exact }

  private var storeTitle: String {
    switch store {
    case .exact: "exact"
    case .texture: "texture"
    case .downscaled: "downscaled"
    case .noise(let levels, _): "noise \(levels)"
    }
  }

  /// The protection with the appearance and the store, for a column of a table.
  var form: String { "\(mask.title), \(isLight ? storeTitle : "dark")" }

  /// The words that name the experiment, by which it is chosen.
  var title: String {
    "\(subject.name), \(mask.title), \(isLight ? "light" : "dark"), \(storeTitle)"
  }
}

/// Why the driver cannot do what it was asked for, in words.
struct Misuse: Error, CustomStringConvertible {
  let description: String

  /// Says it in words.
  init(_ description: String) { self.description = description }
}
