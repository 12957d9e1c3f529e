// The cover goes two seconds after a return, where the app is in front by then.

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .white
    window.addSubview(cover)
    self.cover = cover
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      guard UIApplication.shared.applicationState == .active else { return }
      self?.uncover()
    }
  }

  func uncover() {
    cover?.removeFromSuperview()
    cover = nil
  }
}

final class CardController: UIViewController {
  private let number = UILabel()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
    view.addSubview(field)
  }
}
