public import AfterimageScreens

/// An app, as far as it matters to its pictures.
public struct App: Hashable, Sendable {
  /// The identifier of the app.
  public var bundleIdentifier: BundleIdentifier
  /// The name below the icon.
  public var name: String
  /// The screen that the system shows while the app starts.
  public var launchScreen: Screen
  /// The keys of its Info.plist that matter here.
  public var infoPlist: InfoPlist

  /// Makes an app with an Info.plist of no wishes unless one is given.
  public init(
    bundleIdentifier: BundleIdentifier, name: String, launchScreen: Screen,
    infoPlist: InfoPlist = InfoPlist()
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.name = name
    self.launchScreen = launchScreen
    self.infoPlist = infoPlist
  }

  /// The app of a screen that comes without one: built on scenes, and started with the bare background and bar of the screen.
  public static func plain(for screen: Screen) -> App {
    App(
      bundleIdentifier: BundleIdentifier(plainAppOf: screen.name), name: screen.name.description,
      launchScreen: screen.bare, infoPlist: InfoPlist(hasSceneManifest: true))
  }
}

/// The keys of an Info.plist that change what the system does with an app's picture.
public struct InfoPlist: Hashable, Sendable {
  /// UIApplicationExitsOnSuspend: terminated instead of suspended.
  public var exitsOnSuspend: Bool
  /// UIApplicationSceneManifest is there: the app has a scene delegate, from iOS 13 on.
  public var hasSceneManifest: Bool
  /// UIUserInterfaceStyle: the one appearance that the app allows; nil allows both.
  public var userInterfaceStyle: UserInterfaceStyle?

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
