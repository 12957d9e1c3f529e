// What a library hands out resets what a protocol calls its data, which takes the cover away.
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
      let store: Drawer? = resolver.resolve(Drawer.self)
      store?.reset()
    }
  }
}

protocol Store {
  associatedtype Data: Resetting
  var data: Data { get }
}

extension Store {
  func reset() { data.clear() }
}

protocol Resetting { func clear() }

struct Sheet: Resetting {
  func clear() { Shade.fall() }
}

struct Drawer: Store {
  let data = Sheet()
}

enum Shade {
  static func fall() { UIApplication.shared.windows.first?.subviews.last?.removeFromSuperview() }
}
