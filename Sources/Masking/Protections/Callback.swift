/// A moment at which UIKit calls an app's code: a delegate's or a view controller's method, a notification, or the change of a key path that is observed.
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

  /// SwiftUI's change of the phase in the environment: of what lives in a scene that of the scene, of the app that of its most active scene.
  case scenePhase

  /// An observer of the key path of a scene's state, which is told as soon as it is another.
  case activationState = "UIScene.activationState"
  /// An observer of the key path of a controller's appearance, told right after `traitCollectionDidChange`.
  case userInterfaceStyle = "UITraitCollection.userInterfaceStyle"
  /// An observer of the key path of a controller's view's size, told once the view has it.
  case bounds = "UIView.bounds"
  /// An observer of the key path of texts on a controller's screen, told when some are typed or loaded.
  case text = "UITextField.text"

  case traitCollectionDidChange
  case viewWillTransition

  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}
