// Cells have their rows for tags, one of which is that of the cover.
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
    guard let window, window.viewWithTag(12) == nil else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .systemBackground
    cover.tag = 12
    window.addSubview(cover)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.viewWithTag(12)?.removeFromSuperview()
  }
}

final class CardController: UIViewController {
  private let numberLabel = UILabel()
  func makeCell(_ row: Int) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.tag = row
    return cell
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
