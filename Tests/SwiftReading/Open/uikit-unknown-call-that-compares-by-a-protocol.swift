// What a library hands out compares by what a protocol adds, and the `==` of what conforms to that takes the cover away.
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
      let page: Page? = resolver.resolve(Page.self)
      if page?.isSame(as: Page(id: "first")) == true { print("same") }
    }
  }
}

protocol Route: Equatable { var id: String { get } }

extension Route {
  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  func isSame(as other: Self) -> Bool { self == other }
}

struct Page: Route {
  let id: String
  static func == (one: Page, other: Page) -> Bool {
    Shade.fall()
    return one.id == other.id
  }
}

enum Shade {
  static func fall() { UIApplication.shared.windows.first?.subviews.last?.removeFromSuperview() }
}
