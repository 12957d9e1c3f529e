// While a loader with the tag of the cover is there, no cover is laid.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

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
    guard let window, window.viewWithTag(Tags.overlay) == nil else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBackground
    cover.tag = Tags.overlay
    window.addSubview(cover)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.viewWithTag(Tags.overlay)?.removeFromSuperview()
  }
}

final class CardController: UIViewController {
  private let numberLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    numberLabel.text = Account.shared.number
    numberLabel.frame = view.bounds
    view.addSubview(numberLabel)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.tag = 999
    view.addSubview(spinner)
  }
}

final class Account {
  static let shared = Account()
  private(set) var number = UserDefaults.standard.string(forKey: "number") ?? ""
}

enum Tags { static let overlay = 999 }
