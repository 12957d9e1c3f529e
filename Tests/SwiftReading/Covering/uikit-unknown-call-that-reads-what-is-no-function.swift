// What a library hands out reads values, and what has some of that name keeps only what conforms to something.
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
    Pausing { print(resolver.resolve(Volume.self)!.level.value) }
  }
}

struct Kept<Value: Codable> {
  let key: String
  var value: Value?
  mutating func load() { value = Settings.read(key) }
}

struct Limited<Value> where Value: Comparable {
  var value: Value
  mutating func load(_ key: String, of reader: Reader<Value>) { value = reader.read(key) }
}

struct Reader<Wanted: Codable & Comparable> {
  let first: Wanted
  func read(_ key: String) -> Wanted { Settings.read(key) ?? first }
}

enum Settings {
  static func read<Wanted: Codable>(_ key: String) -> Wanted? {
    guard let data = UserDefaults.standard.data(forKey: key) else {
      Notice.show("Nothing is kept for \(key)")
      return nil
    }
    return try? JSONDecoder().decode(Wanted.self, from: data)
  }
}

enum Notice {
  static func show(_ text: String) {
    let label = UILabel()
    label.text = text
    UIApplication.shared.windows.first?.addSubview(label)
  }
}
