import AfterimageGraphics
import AfterimageScreens

/// The object of the app in a scenario.
struct AppFile: Sendable {
  var bundleIdentifier = ""
  var name: String?
  var launchScreen: Screen?
  var infoPlist = InfoPlist()
  var restoresState = false

  static let form = ObjectForm(
    name: "the app", documentation: "The app that the story is about.", blank: AppFile(),
    keys: [
      Key(
        "bundleIdentifier", \.bundleIdentifier, .bundleIdentifier, isRequired: true,
        "What the system knows the app by."),
      Key(
        "name", optional: \.name, .text, "What stands below the icon; else the bundle identifier."),
      Key(
        "launchScreen", optional: \.launchScreen, .screenFile,
        "The file of what is shown while the app starts; else the first screen without content."),
      Key("infoPlist", \.infoPlist, InfoPlist.form.shape, "What the app asks of the system."),
      Key(
        "restoresState", \.restoresState, .bool,
        "True where a new process shows the screens that were there when the last one was left."),
    ])
}

extension Shape where Value == String {
  fileprivate static var bundleIdentifier: Shape {
    text.checked {
      BundleIdentifier($0) == nil
        ? .outOfRange(
          expected: "a bundle identifier: letters, digits and hyphens in parts between full stops")
        : nil
    }.describing(.init("pattern", #"^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"#), .init("maxLength", 155))
  }
}

extension InfoPlist {
  fileprivate static let form = ObjectForm(
    name: "the Info.plist", documentation: "The keys that change what the system does.",
    blank: InfoPlist(),
    keys: [
      Key(
        "UIApplicationExitsOnSuspend", \.exitsOnSuspend, .bool,
        "True where the app is to be terminated instead of suspended."),
      Key(
        "UIApplicationSceneManifest", optional: \.sceneManifest, SceneManifest.form.shape,
        "There where the app has a scene delegate."),
      Key(
        "UIUserInterfaceStyle", \.stylePreference, .word(),
        "The one appearance that the app allows, if it does not allow both."),
    ])

  fileprivate var sceneManifest: SceneManifest? {
    get { hasSceneManifest ? SceneManifest() : nil }
    set { hasSceneManifest = newValue != nil }
  }

  fileprivate var stylePreference: StylePreference {
    get {
      switch userInterfaceStyle {
      case .light: .light
      case .dark: .dark
      case nil: .automatic
      }
    }
    set {
      switch newValue {
      case .automatic: userInterfaceStyle = nil
      case .light: userInterfaceStyle = .light
      case .dark: userInterfaceStyle = .dark
      }
    }
  }
}

/// The object whose presence says that an app has a scene delegate.
private struct SceneManifest: Sendable {
  static let form = ObjectForm(
    name: "the scene manifest", documentation: "An empty object: one scene with a delegate.",
    blank: SceneManifest(), keys: [])
}

/// The values of UIUserInterfaceStyle.
private enum StylePreference: String, CaseIterable {
  case automatic = "Automatic"
  case light = "Light"
  case dark = "Dark"
}
