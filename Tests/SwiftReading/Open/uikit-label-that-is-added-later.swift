// A label comes with an answer, above a cover on the same view that is there by then.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

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
    guard let host = window?.rootViewController?.view else { return }
    let cover = UIView(frame: host.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBackground
    host.addSubview(cover)
    self.cover = cover
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

final class CardController: UIViewController {
  private let numberLabel = UILabel()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { @MainActor [weak self] in
      guard let url = URL(string: "https://example.org"),
        let (data, _) = try? await URLSession.shared.data(from: url)
      else { return }
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      label.text = String(decoding: data, as: UTF8.self)
      self?.view.addSubview(label)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    numberLabel.text = Account.shared.number
    numberLabel.frame = view.bounds
    view.addSubview(numberLabel)
  }
}

final class Account {
  static let shared = Account()
  private(set) var number = UserDefaults.standard.string(forKey: "number") ?? ""
}
