public import AfterimageScreens

/// An app, as far as the system cares.
public struct App: Hashable, Sendable {
  /// What the system knows the app by.
  public var bundleIdentifier: BundleIdentifier
  /// What stands below the icon.
  public var name: String
  /// What the system shows while the app starts.
  public var launchScreen: Screen
  /// What the app asks of the system.
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
