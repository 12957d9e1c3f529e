// The cover is kept by a subscript of the app's own, which lays it and takes it away.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AccountController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemTeal
    Covers.shared[window, "main"] = cover
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let window else { return }
    Covers.shared[window, "main"] = nil
  }
}

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(number)
    Task {
      let url = URL(string: "https://example.com/account")!
      guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
      number.text = String(decoding: data, as: UTF8.self)
    }
  }
}

final class Covers {
  static let shared = Covers()
  private var laid: UIView?

  subscript(name: String) -> Bool { laid != nil }

  subscript(window: UIWindow, name: String) -> UIView? {
    get { laid }
    set {
      laid?.removeFromSuperview()
      laid = newValue
      if let newValue { window.addSubview(newValue) }
    }
  }
}
