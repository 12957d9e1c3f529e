import AfterimageMasking
import AfterimageScreens

/// The order in which the system tells an app about its life.
///
/// Within one transition the scene comes before the app, and the delegate before the notification.
/// With a scene delegate the app delegate's methods of the same transition are not called, while
/// the app's notifications are posted all the same (Apple, UIApplicationDelegate). The scene's
/// notifications are posted from iOS 13 on, with a scene delegate and without.
struct CallbackOrder: Hashable, Sendable {
  /// True where the system knows scenes.
  let hasScenes: Bool
  /// True where the app has a scene delegate.
  let hasSceneDelegate: Bool

  /// Makes the order of a system for an app.
  init(profile: SystemProfile, infoPlist: InfoPlist) {
    hasScenes = profile.hasScenes
    hasSceneDelegate = hasScenes && infoPlist.hasSceneManifest
  }

  /// The transitions of an app's life.
  enum Transition: CaseIterable {
    case finishLaunching
    case connectScene
    case enterForeground
    case becomeActive
    case resignActive
    case enterBackground
    case disconnectScene
    case terminate
  }

  /// The methods of a scene's delegate, which no other scene's delegate hears.
  static let sceneDelegateMethods = Set(
    Transition.allCases.compactMap { sceneCallbacks(of: $0).0 })

  /// The callbacks of a transition to a scene, in order.
  func sceneCallbacks(of transition: Transition) -> [Callback] {
    let (delegate, notification) = Self.sceneCallbacks(of: transition)
    return [hasSceneDelegate ? delegate : nil, hasScenes ? notification : nil].compactMap(\.self)
  }

  /// The callbacks of a transition to the app, in order.
  func appCallbacks(of transition: Transition) -> [Callback] {
    let (delegate, notification) = Self.appCallbacks(of: transition)
    let callsDelegate =
      !hasSceneDelegate || transition == .finishLaunching || transition == .terminate
    return [callsDelegate ? delegate : nil, notification].compactMap(\.self)
  }

  private static func sceneCallbacks(of transition: Transition) -> (Callback?, Callback?) {
    switch transition {
    case .connectScene: (.sceneWillConnect, .sceneWillConnectNotification)
    case .enterForeground: (.sceneWillEnterForeground, .sceneWillEnterForegroundNotification)
    case .becomeActive: (.sceneDidBecomeActive, .sceneDidActivateNotification)
    case .resignActive: (.sceneWillResignActive, .sceneWillDeactivateNotification)
    case .enterBackground: (.sceneDidEnterBackground, .sceneDidEnterBackgroundNotification)
    case .disconnectScene: (.sceneDidDisconnect, .sceneDidDisconnectNotification)
    case .finishLaunching, .terminate: (nil, nil)
    }
  }

  private static func appCallbacks(of transition: Transition) -> (Callback?, Callback?) {
    switch transition {
    case .finishLaunching:
      (.applicationDidFinishLaunching, .applicationDidFinishLaunchingNotification)
    case .enterForeground:
      (.applicationWillEnterForeground, .applicationWillEnterForegroundNotification)
    case .becomeActive: (.applicationDidBecomeActive, .applicationDidBecomeActiveNotification)
    case .resignActive: (.applicationWillResignActive, .applicationWillResignActiveNotification)
    case .enterBackground:
      (.applicationDidEnterBackground, .applicationDidEnterBackgroundNotification)
    case .terminate: (.applicationWillTerminate, .applicationWillTerminateNotification)
    case .connectScene, .disconnectScene: (nil, nil)
    }
  }
}
