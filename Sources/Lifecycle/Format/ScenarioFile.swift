import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The object that a scenario file holds.
struct ScenarioFile: Sendable {
  var schema: String?
  var format = 1.0
  var source: String?
  var expectation: Scenario.Expectation?
  var app = AppFile()
  var screens: DeclaredScreens = [:]
  var device: Device?
  var system = System.default
  var appearance = UserInterfaceStyle.light
  var orientation = Orientation.portrait
  var protections: [ProtectionFile] = []
  var steps: [Located<StepFile>] = []
  var settings = LifecycleSettings()
  var unknowns: [String] = []
  var unknownCovers: [String] = []
  var unknownOccasions: [String] = []

  static let form = ObjectForm(
    name: "the scenario", documentation: "The story of an app, of its protections and its user.",
    blank: ScenarioFile(),
    keys: [
      Key("$schema", optional: \.schema, .text, "Where editors find the schema of this file."),
      Key("format", \.format, .formatNumber, isRequired: true, "The version of the format, 1."),
      Key(
        "source", optional: \.source, .text, "Where code of this kind stands, or who reports it."),
      Key(
        "expected", optional: \.expectation, .word(), "What becomes of the secrets in the pictures."
      ),
      Key("app", \.app, AppFile.form.shape, isRequired: true, "The app."),
      Key(
        "screens", \.screens, .storyScreens, isRequired: true,
        "The screens by the names that steps and protections use: paths of screen files."),
      Key("device", \.device, .device, isRequired: true, "The device."),
      Key("system", \.system, .system, "The version of iOS."),
      Key("appearance", \.appearance, .word(), "The appearance that the user has chosen."),
      Key("orientation", \.orientation, .word(), "How the device is held."),
      Key(
        "protections", \.protections, .array(of: ProtectionFile.form.shape),
        "What the app does about its secrets, in the order of registration."),
      Key(
        "steps", \.steps, .array(of: Shape<StepFile>.step.located), isRequired: true,
        "What happens."),
      Key(
        "settings", \.settings, LifecycleSettings.form.shape,
        "What is taken for granted about the system."),
      Key(
        "unknown", \.unknowns, .array(of: .text),
        "What of the app's code was not understood and may change what is photographed; with any of it no secret counts as safe."
      ),
      Key(
        "unknownCovers", \.unknownCovers, .array(of: .text),
        "What of the app's code was not understood and can only hide more than is known; with any of it nobody can tell of a secret that shows."
      ),
      Key(
        "unknownOccasions", \.unknownOccasions, .array(of: .text),
        "What of the app's code was not understood and need not happen while the app is left; with any of it no secret counts as safe, while one that shows without it does show."
      ),
    ])
}

extension Shape where Value == Device? {
  /// A device by its id; there is none before one is named.
  fileprivate static var device: Shape {
    let device = Shape<Device>.device
    return Shape(
      schema: device.schema, write: { $0.map(device.write) ?? nil },
      read: { device.read($0, &$1).map(Optional.some) })
  }
}
