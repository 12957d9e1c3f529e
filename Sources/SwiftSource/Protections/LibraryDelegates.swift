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

  /// The classes that plug-ins come from which a library makes and keeps, each with the method that it calls of one as the app starts.
  ///
  /// Capacitor's bridge, `CapacitorBridge.swift`: it makes each plug-in of the app as it is set up itself, calls its `load()`, and keeps it.
  static let plugIns = ["CAPPlugin": "load"]
}
