// The bar above the keyboard shows what is typed, large.
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
    guard let host = window else { return }
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
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let preview = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  @objc private func edited() { preview.text = field.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    numberLabel.text = Account.shared.number
    numberLabel.frame = view.bounds
    view.addSubview(numberLabel)
    field.inputAccessoryView = preview
    field.addTarget(self, action: #selector(edited), for: .editingChanged)
    view.addSubview(field)
  }
}

final class Account {
  static let shared = Account()
  private(set) var number = UserDefaults.standard.string(forKey: "number") ?? ""
}
