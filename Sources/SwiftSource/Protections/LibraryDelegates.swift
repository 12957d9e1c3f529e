import AfterimageMasking

/// Classes of libraries that are an app's delegate or a scene's, of which apps make their own.
enum LibraryDelegates {
  /// What each is the delegate of.
  static let roles: [String: Protection.Owner] = [
    "FlutterAppDelegate": .app, "FlutterSceneDelegate": .scene, "RCTAppDelegate": .app,
    "ExpoAppDelegate": .app,
  ]

  /// Those whose methods hand on to plug-ins what they are told, and show nothing themselves.
  ///
  /// Flutter's engine, `FlutterAppDelegate.mm` and `FlutterSceneDelegate.mm`: each method calls that of the plug-ins' life-cycle delegate.
  static let showingNothing: Set = ["FlutterAppDelegate", "FlutterSceneDelegate"]

  /// Those whose methods show nothing once the app is launched, which is when they make its window.
  ///
  /// Expo, `ExpoAppDelegate.swift`: each method calls that of the subscribers; React Native, `RCTAppDelegate.mm`: it has one alone, which does nothing.
  static let showingNothingLater: Set = ["ExpoAppDelegate", "RCTAppDelegate"]

  /// Those whose methods alone tell others of the app's life, with the class that these come from: a method of the app's that does not call the one above keeps it from them.
  static let subscribers = ["ExpoAppDelegate": "ExpoAppDelegateSubscriber"]

  /// The methods by which a delegate hears of the app's life after its launch.
  static let laterMethods: Set = [
    "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground",
    "applicationDidBecomeActive", "applicationWillTerminate",
  ]

  /// The classes that plug-ins come from which a library makes and keeps, each with the method that it calls of one as the app starts.
  ///
  /// Capacitor's bridge, `CapacitorBridge.swift`: it makes each plug-in of the app as it is set up itself, calls its `load()`, and keeps it.
  static let plugIns = ["CAPPlugin": "load"]
}
