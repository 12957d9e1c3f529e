import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

/// The options that say on what device and in which circumstances a screen is looked at.
enum TraitOptions {
  static let device = Option(
    "--device", "ID",
    "The device, one of 'afterimage list devices'; or canvas: a storyboard's or xib's as its author saw it, with what the bars took there.",
    .one(of: Device.all + [.canvas], named: \.id))
  static let system = Option(
    "--system", "ID", "The version of iOS.", .one(of: System.all, named: \.id))
  static let orientation = Option(
    "--orientation", "WORD", "How the device is held.",
    .one(of: Orientation.allCases, named: \.rawValue))
  static let appearance = Option(
    "--appearance", "WORD", "Light or dark.",
    .one(of: UserInterfaceStyle.allCases, named: \.rawValue))
  static let contrast = Option(
    "--contrast", "WORD", "Normal or high contrast.",
    .one(of: AccessibilityContrast.allCases, named: \.rawValue))
  static let opaque = Flag(
    "--opaque", "Reduce transparency: blurs of views become opaque.")
  static let textSize = Option(
    "--text-size", "SIZE", "The text size that the user has chosen.",
    .one(of: ContentSizeCategory.allCases, named: \.rawValue))
  static let direction = Option(
    "--direction", "WORD", "The direction of the interface.",
    .one(of: TextDirection.allCases, named: \.rawValue))
  static let locale = Option(
    "--locale", "LANGUAGE",
    "The language of the interface, which decides its direction, and the words of documents that have them beside them.",
    .text)

  /// All of them, for a command's list.
  static let all: [any Parameter] = [
    device, system, orientation, appearance, contrast, opaque, textSize, direction, locale,
  ]

  /// The circumstances: what is not given is as it was.
  static func traits(
    in arguments: Arguments, otherwise base: Traits = Traits(device: .standard)
  ) throws(UsageErrors) -> Traits {
    var choice = TraitChoice()
    choice.device = try arguments[device]
    choice.system = try arguments[system]
    choice.orientation = try arguments[orientation]
    choice.userInterfaceStyle = try arguments[appearance]
    choice.accessibilityContrast = try arguments[contrast]
    choice.isReduceTransparencyEnabled = try arguments[opaque] ? true : nil
    choice.contentSizeCategory = try arguments[textSize]
    choice.layoutDirection = try arguments[direction]
    choice.language = try arguments[locale]
    return choice.applied(to: base)
  }

  /// The circumstances of a screen; on the device `canvas` those in which its author saw it.
  static func traits(in arguments: Arguments, of screen: Screen) throws(UsageErrors) -> Traits {
    guard try arguments[device] == .canvas else { return try traits(in: arguments) }
    guard let canvas = screen.canvas else { throw UsageErrors([.withoutCanvas(screen.name)]) }
    var traits = try traits(in: arguments, otherwise: canvas)
    traits.device = canvas.device
    return traits
  }

  /// The circumstances of an input: those that a scenario names, and a screen's.
  static func traits(in arguments: Arguments, of input: Input) throws(UsageErrors) -> Traits {
    switch input {
    case .screen(let screen): return try traits(in: arguments, of: screen)
    case .scenario(let scenario):
      guard try arguments[device] != .canvas else {
        throw UsageErrors([.withoutCanvas(scenario.name)])
      }
      return try traits(in: arguments, otherwise: scenario.traits)
    }
  }
}

extension UsageError {
  fileprivate static func withoutCanvas(_ name: Name) -> UsageError {
    .inapplicable(
      "--device canvas", because: "\(name) has none: only scenes of storyboards and xibs do")
  }
}
