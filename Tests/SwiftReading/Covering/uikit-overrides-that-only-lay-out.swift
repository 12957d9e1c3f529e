// Views and controllers lay out what is theirs, and a field colours itself.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let field = UITextField()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    field.delegate = self
  }

  func sceneWillResignActive(_ scene: UIScene) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    Shield.shared.cover = cover
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    Shield.shared.cover?.removeFromSuperview()
    Shield.shared.cover = nil
  }
}

final class Shield {
  static let shared = Shield()
  var cover: UIView?
  func drop() { cover?.removeFromSuperview() }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(Card())
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.cornerRadius = 8
  }
  override var prefersStatusBarHidden: Bool { true }
}

class Card: UIView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
}

extension SceneDelegate: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { textField.backgroundColor = .yellow }
}
