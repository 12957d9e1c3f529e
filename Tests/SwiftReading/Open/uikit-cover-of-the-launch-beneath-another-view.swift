// Another view lies on the cover.
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let c = UISceneConfiguration(name: nil, sessionRole: session.role)
    c.delegateClass = SceneDelegate.self
    return c
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AccountController()
    self.window = window
    window.makeKeyAndVisible()
    cover.frame = window.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .black
    cover.alpha = 0
    window.addSubview(cover)
    window.addSubview(AccountView())
  }
  func sceneWillResignActive(_ scene: UIScene) { cover.alpha = 1 }
  func sceneDidBecomeActive(_ scene: UIScene) { cover.alpha = 0 }
}

final class AccountController: UIViewController {
  let number = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    number.frame = view.bounds
    view.addSubview(number)
    Task {
      guard
        let (data, _) = try? await URLSession.shared.data(
          from: URL(string: "https://example.com/account")!)
      else { return }
      number.text = String(decoding: data, as: UTF8.self)
    }
  }
}

final class AccountView: UIView {
  let number = UILabel()
  override init(frame: CGRect) { super.init(frame: frame); addSubview(number); load() }
  required init?(coder: NSCoder) { fatalError() }
  func load() {
    Task {
      guard
        let (data, _) = try? await URLSession.shared.data(
          from: URL(string: "https://example.com/account")!)
      else { return }
      number.text = String(decoding: data, as: UTF8.self)
    }
  }
}
