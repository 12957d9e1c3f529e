package import AfterimageScreens

/// The behaviour of a version of iOS towards the life and the pictures of an app.
package struct SystemProfile: Hashable, Sendable {
  /// The first major version of iOS with this behaviour.
  package let majorVersion: Int
  /// True where the system knows scenes, and tells of them.
  package let hasScenes: Bool
  /// True where there are two appearances, and a picture of each.
  package let hasDarkMode: Bool
  /// True where a controller may be presented while the app is inactive, as lists of changes say of older systems.
  package let presentsWhileInactive: Bool
  /// True where the pictures lie below SplashBoard, each scene's in a folder of its own.
  package let keepsPicturesByScene: Bool

  /// The behaviour of iOS 12, the last without scenes and dark mode.
  package static let ios12 = SystemProfile(
    majorVersion: 12, hasScenes: false, hasDarkMode: false, presentsWhileInactive: true,
    keepsPicturesByScene: false)
  /// The behaviour of iOS 15 and 16.
  package static let ios15 = SystemProfile(since: 15, presentsWhileInactive: true)
  /// The behaviour of iOS 17.
  package static let ios17 = SystemProfile(since: 17, presentsWhileInactive: false)
  /// The behaviour of iOS 18.
  package static let ios18 = SystemProfile(since: 18, presentsWhileInactive: false)
  /// The behaviour of iOS 26 and, as far as is known, 27: the documentation deprecates the app delegate's methods, and the system calls them as before.
  package static let ios26 = SystemProfile(since: 26, presentsWhileInactive: false)

  /// Every profile, oldest first.
  package static let all = [ios12, ios15, ios17, ios18, ios26]

  /// The profile of a system: the newest one of its version or before, else that of iOS 12.
  package init(of system: System) {
    let known = Self.all.last { $0.majorVersion <= system.majorVersion }
    self = known ?? .ios12
  }

  private init(since majorVersion: Int, presentsWhileInactive: Bool) {
    self.init(
      majorVersion: majorVersion, hasScenes: true, hasDarkMode: true,
      presentsWhileInactive: presentsWhileInactive, keepsPicturesByScene: true)
  }

  private init(
    majorVersion: Int, hasScenes: Bool, hasDarkMode: Bool, presentsWhileInactive: Bool,
    keepsPicturesByScene: Bool
  ) {
    self.majorVersion = majorVersion
    self.hasScenes = hasScenes
    self.hasDarkMode = hasDarkMode
    self.presentsWhileInactive = presentsWhileInactive
    self.keepsPicturesByScene = keepsPicturesByScene
  }
}
