// What would touch the window is another initializer than the one that is called.
import Swinject
import UIKit

let container = Container()

protocol Pausable: AnyObject { func pause() }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    container.register(Pausable.self) { _ in Player() }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AccountController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let cover = UIWindow(windowScene: scene)
    cover.windowLevel = .alert + 1
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    cover.rootViewController = controller
    cover.isHidden = false
    self.cover = cover
    container.resolve(Pausable.self)?.pause()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.isHidden = true
    cover = nil
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

final class Player: Pausable {
  func pause() { _ = Data() }
}
extension Data {
  init(showing text: String, on label: UIView) {
    label.window?.addSubview(UILabel())
    self = Data(text.utf8)
  }
}
