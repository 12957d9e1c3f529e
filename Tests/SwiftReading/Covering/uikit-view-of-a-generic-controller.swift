// The view of a window's controller is of a class that this gives a generic one which it comes from.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var privacyWindow: UIWindow?

  var cover: UIView?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CoverController()
    window.windowLevel = .alert + 1
    window.isHidden = false
    privacyWindow = window
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
  }
}

class BaseView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) { fatalError() }
  func setUp() {}
}

class CoverView: BaseView {
  override func setUp() { backgroundColor = .black }
}

class OwnViewController<Content: BaseView>: UIViewController {
  let content: Content
  init(content: Content = Content()) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func loadView() { view = content }
}

class FramedController<Inner: BaseView>: OwnViewController<Inner> {}

class CoverController: FramedController<CoverView> {}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
