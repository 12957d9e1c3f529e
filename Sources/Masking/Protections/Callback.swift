/// A call of an app's code by UIKit: a method of a delegate or a view controller, a notification, or a change of an observed key path.
///
/// The raw values are the names in timelines and scenario files.
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

  /// A change of SwiftUI's `scenePhase`: for an owner that lives in a scene the phase of that scene, for the app the phase of its most active scene.
  case scenePhase

  /// A change of a scene's activation state, for observers of the key path, as soon as the state has changed.
  case activationState = "UIScene.activationState"
  /// A change of a controller's appearance, for observers of the key path, right after `traitCollectionDidChange`.
  case userInterfaceStyle = "UITraitCollection.userInterfaceStyle"
  /// A change of the size of a controller's view, for observers of the key path, once the view has the size.
  case bounds = "UIView.bounds"
  /// A change of texts on a controller's screen, for observers of the key path, when some are typed or loaded.
  case text = "UITextField.text"

  /// A recording of the screen has begun or ended: `isCaptured` says which.
  case capturedDidChangeNotification = "UIScreen.capturedDidChangeNotification"

  /// The user has chosen another text size.
  case contentSizeCategoryDidChangeNotification = "UIContentSizeCategory.didChangeNotification"

  /// The reply of `LAContext.evaluatePolicy` that the user is who he is.
  case authenticationSucceeded
  /// The reply of `LAContext.evaluatePolicy` that it fails or is cancelled.
  case authenticationFailed
  /// The answer to a request for a permission that it is given.
  case permissionGranted
  /// The answer to a request for a permission that it is refused.
  case permissionDenied
  /// The end of a request or of a start: the sensitive texts and pictures of a controller's screen have arrived.
  case dataDidArrive
  /// The launch handler of a `BGAppRefreshTask` or a `BGProcessingTask`, or the delegate's method of a background fetch or a silent push: the system has woken the app in the background.
  case backgroundTask

  case traitCollectionDidChange
  case viewWillTransition

  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}

extension Callback {
  /// True for a closure that the owner has handed over itself, which reaches it whether or not it listens to the app, and which no container passes on.
  package var isCompletion: Bool {
    isAnswer || self == .dataDidArrive || self == .backgroundTask
  }

  /// True for the answer to a prompt of the system's.
  package var isAnswer: Bool {
    [.authenticationSucceeded, .authenticationFailed, .permissionGranted, .permissionDenied]
      .contains(self)
  }
}
