/// A moment at which UIKit calls an app's code: a delegate's or a view controller's method, or a notification.
///
/// The raw values are what timelines and scenario files call them.
public enum Callback: String, CaseIterable, Hashable, Sendable {
  case applicationDidFinishLaunching
  case applicationWillEnterForeground
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillTerminate

  case applicationDidFinishLaunchingNotification = "UIApplication.didFinishLaunchingNotification"
  case applicationWillEnterForegroundNotification = "UIApplication.willEnterForegroundNotification"
  case applicationDidBecomeActiveNotification = "UIApplication.didBecomeActiveNotification"
  case applicationWillResignActiveNotification = "UIApplication.willResignActiveNotification"
  case applicationDidEnterBackgroundNotification = "UIApplication.didEnterBackgroundNotification"
  case applicationWillTerminateNotification = "UIApplication.willTerminateNotification"

  case sceneWillConnect
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case sceneDidDisconnect
  case applicationDidDiscardSceneSessions

  case sceneWillConnectNotification = "UIScene.willConnectNotification"
  case sceneWillEnterForegroundNotification = "UIScene.willEnterForegroundNotification"
  case sceneDidActivateNotification = "UIScene.didActivateNotification"
  case sceneWillDeactivateNotification = "UIScene.willDeactivateNotification"
  case sceneDidEnterBackgroundNotification = "UIScene.didEnterBackgroundNotification"

  case sceneDidDisconnectNotification = "UIScene.didDisconnectNotification"

  /// SwiftUI's change of the phase in a scene's environment.
  case scenePhase

  case traitCollectionDidChange
  case viewWillTransition

  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}
