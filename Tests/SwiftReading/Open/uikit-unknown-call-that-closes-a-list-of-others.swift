// What a library hands out closes what a list has, and one of a class below takes the cover away.
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
      let tabs: Tabs? = resolver.resolve(Tabs.self)
      tabs?.closeAll()
    }
  }
}

final class Tabs {
  var tabs = [Tab]()
  var level = Level(2)
  func closeAll() {
    for tab in tabs { tab.close() }
    tabs.removeAll()
    level = .init(1)
  }
}

class Tab {
  func close() { print("closed") }
}

struct Level {
  let number: Int
  init(_ number: Int) { self.number = number }
}

final class Panel: Tab {
  let name = "panel"
  override func close() { Shade.fall() }
}

enum Shade {
  static func fall() { UIApplication.shared.windows.first?.subviews.last?.removeFromSuperview() }
}
