/// What an app tells the system before any of its code runs, as far as it matters to what is photographed.
package struct AppInfo: Hashable, Sendable {
  /// The identifier of the app; nil where none is written.
  package var bundleIdentifier: String?
  /// The name below the icon; nil where none is written.
  package var name: String?
  /// True where the app has scenes.
  package var hasSceneManifest = false
  /// True where the app can have several scenes beside each other.
  package var hasSeveralScenes = false
  /// The classes of the delegates of the app's scenes, without their modules; none where code gives them.
  package var sceneDelegates: [String] = []
  /// True where the app ends instead of being suspended.
  package var exitsOnSuspend = false
  /// The name of the storyboard that is shown while the app starts; nil where there is none.
  package var launchStoryboard: String?
  /// True where the launch screen is put together from keys.
  package var hasLaunchScreenKeys = false
  /// The name of the colour behind such a launch screen.
  package var launchColor: String?
  /// The name of the picture on such a launch screen.
  package var launchImage: String?
  /// The name of the storyboard that the first window shows; nil where code makes it.
  package var mainStoryboard: String?
  /// `Light` or `Dark` where the app allows one appearance.
  package var userInterfaceStyle: String?
  /// Where the app is shown both upright and on its side.
  package var turning = AppTurning()
  /// The font files that the app brings.
  package var fonts: [String] = []
  /// True where Xcode makes the property list of build settings.
  package var isGenerated = false
  /// True where a property list is named beside the settings and is not there.
  package var isMissing = false
  /// The property list that all this was read from; nil where none was found.
  package var path: String?

  /// Tells nothing.
  package init() {}

  /// Reads a property list, whose references are to build settings, and the settings that stand for keys of it.
  ///
  /// - Parameter isMissing: true where there is a list that nobody has, so that it may say what matters.
  package init(
    _ list: PropertyListValue?, settings: [String: String], isMissing: Bool = false
  ) {
    self.isMissing = isMissing
    let list = list ?? .dictionary([:])
    func text(_ key: String) -> String? {
      (list[key]?.text ?? settings["INFOPLIST_KEY_" + key]).map { Self.expanded($0, settings) }
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    bundleIdentifier =
      text("CFBundleIdentifier")
      ?? settings["PRODUCT_BUNDLE_IDENTIFIER"].map { Self.expanded($0, settings) }
    isGenerated = settings["GENERATE_INFOPLIST_FILE"] == "YES"
    name = text("CFBundleDisplayName") ?? text("CFBundleName")
    let manifest = list["UIApplicationSceneManifest"]
    hasSceneManifest =
      manifest != nil
      || settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES"
    sceneDelegates = Self.sceneDelegates(manifest)
    hasSeveralScenes =
      isMissing || manifest?["UIApplicationSupportsMultipleScenes"]?.truth == true
    exitsOnSuspend =
      (list["UIApplicationExitsOnSuspend"]
      ?? settings["INFOPLIST_KEY_UIApplicationExitsOnSuspend"].map { .text($0) })?.truth == true
    launchStoryboard = text("UILaunchStoryboardName")
    readLaunchScreen(list["UILaunchScreen"] ?? list["UILaunchScreens"])
    if settings["INFOPLIST_KEY_UILaunchScreen_Generation"] == "YES" { hasLaunchScreenKeys = true }
    mainStoryboard = Self.sceneStoryboard(manifest) ?? text("UIMainStoryboardFile")
    userInterfaceStyle = text("UIUserInterfaceStyle").flatMap {
      ["Light", "Dark"].contains($0) ? $0 : nil
    }
    turning = AppTurning(list, settings: settings, isLacking: isMissing)
    fonts = list["UIAppFonts"]?.texts ?? []
  }

  private mutating func readLaunchScreen(_ screen: PropertyListValue?) {
    guard let screen else { return }
    hasLaunchScreenKeys = true
    launchColor = screen["UIColorName"]?.text
    launchImage = screen["UIImageName"]?.text
  }

  private static func sceneDelegates(_ manifest: PropertyListValue?) -> [String] {
    let scenes = manifest?["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]?.list
    return (scenes ?? []).compactMap { scene in
      scene["UISceneDelegateClassName"]?.text.flatMap { name in
        name.split { ".)}".contains($0) }.last.map(String.init)
      }
    }
  }

  private static func sceneStoryboard(_ manifest: PropertyListValue?) -> String? {
    let scenes = manifest?["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]?.list
    return scenes?.lazy.compactMap { $0["UISceneStoryboardFile"]?.text }.first
  }

  /// A text with the values of the settings that it names as `$(NAME)` or `${NAME}`.
  static func expanded(_ text: String, _ settings: [String: String], depth: Int = 0) -> String {
    guard depth < 8, let start = text.firstRange(of: "$(") ?? text.firstRange(of: "${"),
      let end = text[start.upperBound...].firstIndex(where: { $0 == ")" || $0 == "}" })
    else { return text }
    let name = text[start.upperBound..<end].split(separator: ":").first.map(String.init) ?? ""
    let value = settings[name] ?? ""
    let whole =
      String(text[..<start.lowerBound]) + value + String(text[text.index(after: end)...])
    return whole.utf8.count > 4096 ? text : expanded(whole, settings, depth: depth + 1)
  }
}
