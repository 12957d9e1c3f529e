package import AfterimageScreens

/// An app, as far as the system cares.
package struct App: Hashable, Sendable {
  /// What the system knows the app by.
  package var bundleIdentifier: BundleIdentifier
  /// What stands below the icon.
  package var name: String
  /// What the system shows while the app starts.
  package var launchScreen: Screen
  /// What the app asks of the system.
  package var infoPlist: InfoPlist

  /// Makes an app with an Info.plist of no wishes unless one is given.
  package init(
    bundleIdentifier: BundleIdentifier, name: String, launchScreen: Screen,
    infoPlist: InfoPlist = InfoPlist()
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.name = name
    self.launchScreen = launchScreen
    self.infoPlist = infoPlist
  }

  /// The app of a screen that comes without one: built on scenes, and started with the bare background and bar of the screen.
  package static func plain(for screen: Screen) -> App {
    App(
      bundleIdentifier: BundleIdentifier(plainAppOf: screen.name), name: screen.name.description,
      launchScreen: screen.bare, infoPlist: InfoPlist(hasSceneManifest: true))
  }
}

/// The keys of an Info.plist that change what the system does with an app's picture.
package struct InfoPlist: Hashable, Sendable {
  /// UIApplicationExitsOnSuspend: terminated instead of suspended.
  package var exitsOnSuspend: Bool
  /// UIApplicationSceneManifest is there: the app has a scene delegate, from iOS 13 on.
  package var hasSceneManifest: Bool
  /// UIUserInterfaceStyle: the one appearance that the app allows; nil allows both.
  package var userInterfaceStyle: UserInterfaceStyle?

  /// Makes an Info.plist without the keys that are not given.
  package init(
    exitsOnSuspend: Bool = false, hasSceneManifest: Bool = false,
    userInterfaceStyle: UserInterfaceStyle? = nil
  ) {
    self.exitsOnSuspend = exitsOnSuspend
    self.hasSceneManifest = hasSceneManifest
    self.userInterfaceStyle = userInterfaceStyle
  }
}
