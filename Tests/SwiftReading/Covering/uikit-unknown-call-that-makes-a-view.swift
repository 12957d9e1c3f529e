// What a library hands out makes a plain view and a list, and a class below of views takes the cover away.
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

func register() {
  container.register(Pausing.self) { resolver in
    Pausing {
      let view = UIView()
      view.isUserInteractionEnabled = false
      let names = NSMutableArray()
      names.add("first")
    }
  }
}

final class Card: UIView {
  override var isUserInteractionEnabled: Bool {
    didSet { Shade.fall() }
  }
}

extension UIView {
  func add(to other: UIView) { other.addSubview(self) }
}

enum Shade {
  static func fall() { UIApplication.shared.windows.first?.subviews.last?.removeFromSuperview() }
}
