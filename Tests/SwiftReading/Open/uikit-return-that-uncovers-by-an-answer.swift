// On a return the session is checked, and the cover goes that lies there when the answer comes.

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
    guard let url = URL(string: "https://example.org/session") else { return }
    URLSession.shared.dataTask(with: url) { [weak self] _, _, _ in
      DispatchQueue.main.async { self?.uncover() }
    }.resume()
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
