// A library hands out what is called without a closure, and the one that stands for it shows a notice above the cover.
import Swinject
import UIKit

let container = Container()

struct Pausing { let pause: () -> Void }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    register()
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
    window.addSubview(cover)
    self.cover = cover
    container.resolve(Pausing.self)?.pause()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
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

final class Notes { func work(_ then: () -> Void = { Notice.show("a") }) { then() } }
func register() {
  container.register(Pausing.self) { resolver in Pausing { resolver.resolve(Notes.self)!.work() } }
}
enum Notice {
  static func show(_ text: String) {
    let label = UILabel()
    label.text = text
    UIApplication.shared.windows.first?.addSubview(label)
  }
}
