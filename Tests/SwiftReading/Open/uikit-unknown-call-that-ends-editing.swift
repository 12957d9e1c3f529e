// What a library hands out ends editing, after which a label is added to the window.
import Swinject
import UIKit

let container = Container()

protocol Pausable: AnyObject { func pause() }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    container.register(Pausable.self) { _ in PlayerController() }
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
    container.resolve(Pausable.self)?.pause()
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

final class PlayerController: UIViewController, Pausable, UITextFieldDelegate {
  let field = UITextField()
  func pause() { field.resignFirstResponder() }
  func textFieldDidEndEditing(_ textField: UITextField) {
    let label = UILabel()
    label.text = textField.text
    view.window?.addSubview(label)
  }
}
