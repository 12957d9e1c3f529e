// What the return does before it covers again is what a screen calls by a closure as well, after which nothing covers.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  var covers = true

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let controller = AccountController()
    controller.onPause = { self.pause() }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }
  @objc func pause() { covers = false }
  func sceneWillEnterForeground(_ scene: UIScene) { pause() }
  func sceneDidBecomeActive(_ scene: UIScene) {
    covers = true
    cover?.removeFromSuperview()
    cover = nil
  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let window, covers else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemTeal
    window.addSubview(cover)
    self.cover = cover
  }
}

final class AccountController: UIViewController {
  let number = UILabel()
  let pausing = UIButton(type: .system)
  var onPause: () -> Void = {}
  @objc func tapped() { onPause() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(number)
    view.addSubview(pausing)
    pausing.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    Task {
      let url = URL(string: "https://example.com/account")!
      guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
      number.text = String(decoding: data, as: UTF8.self)
    }
  }
}
