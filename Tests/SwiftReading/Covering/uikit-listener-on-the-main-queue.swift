// The main queue runs at once what is posted on the main thread.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
    let center = NotificationCenter.default
    center.addObserver(
      forName: UIScene.willDeactivateNotification, object: nil, queue: OperationQueue.main
    ) { _ in self.leave() }
    center.addObserver(
      forName: UIScene.didActivateNotification, object: nil, queue: .main
    ) { _ in self.come() }
  }

  private func leave() {
    guard cover == nil, let window else { return }
    let view = UIView(frame: window.bounds)
    view.backgroundColor = .black
    window.addSubview(view)
    cover = view
  }

  private func come() {
    cover?.removeFromSuperview()
    cover = nil
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
