public import AfterimageScreens

/// An app, with all that matters to the pictures that the system takes of it.
public struct App: Hashable, Sendable {
  /// The identifier by which the system knows the app.
  package var bundleIdentifier: BundleIdentifier
  /// The name below the icon.
  package var name: String
  /// The screen that the system shows while the app starts.
  public var launchScreen: Screen
  /// The keys of its Info.plist that matter here.
  public var infoPlist: InfoPlist
  /// True where the app has opted in to state restoration: a new process shows the screens that were there when the last one entered the background.
  public var restoresState: Bool

  /// Makes an app, with none of the keys in its Info.plist unless one is given, and without state restoration.
  public init(
    bundleIdentifier: BundleIdentifier, name: String, launchScreen: Screen,
    infoPlist: InfoPlist = InfoPlist(), restoresState: Bool = false
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.name = name
    self.launchScreen = launchScreen
    self.infoPlist = infoPlist
    self.restoresState = restoresState
  }

  /// A stand-in for the app of a screen: it has a scene delegate, and its launch screen is the background and the bar of the screen.
  public static func plain(for screen: Screen) -> App {
    App(
      bundleIdentifier: BundleIdentifier(plainAppOf: screen.name), name: screen.name.description,
      launchScreen: screen.bare, infoPlist: InfoPlist(hasSceneManifest: true))
  }
}

/// The keys of an Info.plist that change what the system does with an app's picture.
public struct InfoPlist: Hashable, Sendable {
  /// The value of UIApplicationExitsOnSuspend: true terminates the app instead of suspending it.
  package var exitsOnSuspend: Bool
  /// True where UIApplicationSceneManifest is there: the app has a scene delegate, from iOS 13 on.
  package var hasSceneManifest: Bool
  /// The value of UIUserInterfaceStyle: the one appearance that the app allows; nil allows both.
  package var userInterfaceStyle: UserInterfaceStyle?

  /// Makes an Info.plist without the keys that are not given.
  public init(
    exitsOnSuspend: Bool = false, hasSceneManifest: Bool = false,
    userInterfaceStyle: UserInterfaceStyle? = nil
  ) {
    self.exitsOnSuspend = exitsOnSuspend
    self.hasSceneManifest = hasSceneManifest
    self.userInterfaceStyle = userInterfaceStyle
  }
}
