// What the app keeps of its task in the background decides about nothing that is seen.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?
  private var task = UIBackgroundTaskIdentifier.invalid
  private var leftAt: TimeInterval = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) {
    endTask()
    task = UIApplication.shared.beginBackgroundTask(withName: "save") { self.endTask() }
    leftAt = Date().timeIntervalSince1970
    guard cover == nil, let window else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    window.addSubview(view)
    cover = view
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    endTask()
    if leftAt > 0 { leftAt = 0 }
    cover?.removeFromSuperview()
    cover = nil
  }

  private func endTask() {
    guard task != .invalid else { return }
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "4111 1111 1111 1111"
    view.addSubview(label)
  }
}
