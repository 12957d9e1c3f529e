// The bar of a chat has the draft, and is there with the keyboard.
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
  private let bar = DraftBar(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

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

final class DraftBar: UIView {
  private let draft = UITextView()
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    draft.text = Account.shared.number
    addSubview(draft)
  }
}
