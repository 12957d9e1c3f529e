import AfterimageMasking
import AfterimageSwiftEvaluation

/// The names by which source hears of an app's life.
enum LifecycleNames {
  /// The methods of delegates and controllers with their labels.
  static let methods: [String: Callback] = [
    "application(_:willFinishLaunchingWithOptions:)": .applicationDidFinishLaunching,
    "application(_:didFinishLaunchingWithOptions:)": .applicationDidFinishLaunching,
    "applicationDidFinishLaunching(_:)": .applicationDidFinishLaunching,
    "applicationWillEnterForeground(_:)": .applicationWillEnterForeground,
    "applicationDidBecomeActive(_:)": .applicationDidBecomeActive,
    "applicationWillResignActive(_:)": .applicationWillResignActive,
    "applicationDidEnterBackground(_:)": .applicationDidEnterBackground,
    "applicationWillTerminate(_:)": .applicationWillTerminate,
    "scene(_:willConnectTo:options:)": .sceneWillConnect,
    "sceneWillEnterForeground(_:)": .sceneWillEnterForeground,
    "sceneDidBecomeActive(_:)": .sceneDidBecomeActive,
    "sceneWillResignActive(_:)": .sceneWillResignActive,
    "sceneDidEnterBackground(_:)": .sceneDidEnterBackground,
    "sceneDidDisconnect(_:)": .sceneDidDisconnect,
    "viewDidLoad()": .viewDidLoad, "viewWillAppear(_:)": .viewWillAppear,
    "viewDidAppear(_:)": .viewDidAppear, "viewWillDisappear(_:)": .viewWillDisappear,
    "viewDidDisappear(_:)": .viewDidDisappear,
    "traitCollectionDidChange(_:)": .traitCollectionDidChange,
    "viewWillTransition(to:with:)": .viewWillTransition,
  ]

  /// The methods that the delegate of an app or a scene hears.
  static let delegateMethods = methods.filter {
    $0.key.hasPrefix("application") || $0.key.hasPrefix("scene")
  }

  /// The notifications by the names of their constants; those that are named otherwise too have several.
  private static let notifications: [String: Callback] = [
    "UIApplication.didFinishLaunchingNotification": .applicationDidFinishLaunchingNotification,
    "UIApplication.willEnterForegroundNotification": .applicationWillEnterForegroundNotification,
    "UIApplication.didBecomeActiveNotification": .applicationDidBecomeActiveNotification,
    "UIApplication.willResignActiveNotification": .applicationWillResignActiveNotification,
    "UIApplication.didEnterBackgroundNotification": .applicationDidEnterBackgroundNotification,
    "UIApplication.willTerminateNotification": .applicationWillTerminateNotification,
    "UIScene.willConnectNotification": .sceneWillConnectNotification,
    "UIScene.willEnterForegroundNotification": .sceneWillEnterForegroundNotification,
    "UIScene.didActivateNotification": .sceneDidActivateNotification,
    "UIScene.willDeactivateNotification": .sceneWillDeactivateNotification,
    "UIScene.didEnterBackgroundNotification": .sceneDidEnterBackgroundNotification,
    "UIScene.didDisconnectNotification": .sceneDidDisconnectNotification,
    "UIScreen.capturedDidChangeNotification": .capturedDidChangeNotification,
    "UIContentSizeCategory.didChangeNotification": .contentSizeCategoryDidChangeNotification,
  ]

  /// The notification of a name; nil for one that is none of the app's life.
  static func notification(_ value: Value) -> Callback? {
    switch value {
    // What is posted has the whole name.
    case .string(let text): text.hasSuffix("Notification") ? notification(named: text) : nil
    case .type(let name):
      notification(named: name.split(separator: ".").last.map(String.init) ?? name)
    case .term(let term):
      switch (term.form, term.base) {
      case (.member, .type(let type)?):
        notifications[type + "." + term.name] ?? notification(named: term.name)
      case (.member, _): notification(named: term.name)
      case (.call, _): term.arguments.first.flatMap { notification($0.value) }
      default: nil
      }
    default: nil
    }
  }

  /// The notification of an old constant, a word of Objective-C's, or the short form after a dot.
  private static func notification(named name: String) -> Callback? {
    let bare = name.hasSuffix("Notification") ? String(name.dropLast("Notification".count)) : name
    for (full, callback) in notifications {
      let parts = full.split(separator: ".")
      let event = parts[1].dropLast("Notification".count)
      let capitalized = event.prefix(1).uppercased() + event.dropFirst()
      if bare == parts[0] + capitalized { return callback }
    }
    return nil
  }

  /// Those of the words that do not tell of an app that comes to the front, where nothing is photographed.
  static let leavingClues = clues.filter { name in
    let lower = name.lowercased()
    return name != "scenePhase"
      && !["becomeactive", "didactivate", "enterforeground"].contains { lower.contains($0) }
  }

  /// Words of which one stands where source listens to the app's life.
  static let clues: Set<String> = {
    var clues: Set<String> = ["scenePhase"]
    for name in notifications.keys {
      let parts = name.split(separator: ".")
      let event = parts[1].dropLast("Notification".count)
      let capitalized = event.prefix(1).uppercased() + event.dropFirst()
      // What SwiftUI and UIKit post at launch is nothing to protect against.
      guard !event.hasPrefix("didFinish"), !event.hasPrefix("willConnect"),
        parts[0] != "UIContentSizeCategory"
      else { continue }
      clues.insert(String(parts[1]))
      clues.insert(parts[0] + capitalized)
    }
    return clues
  }()
}
