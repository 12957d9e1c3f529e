import UIKit

/// A child of a cover's controller tells of data as it is loaded.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class CardViewController: UIViewController {
  private let numberLabel = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    numberLabel.text = CardStore.shared.number
    view.addSubview(numberLabel)
  }
}
final class CardStore {
  static let shared = CardStore()
  var number: String { UserDefaults.standard.string(forKey: "card") ?? "" }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var privacyWindow: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: CardViewController())
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.windowLevel = .alert + 1
    window.rootViewController = PrivacyViewController()
    window.isHidden = false
    privacyWindow = window
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    privacyWindow?.isHidden = true
    privacyWindow = nil
  }

}

import SwiftUI
struct PrivacyView: View {
  let text: String
  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea(); Text(text)
    }
  }
}
final class PrivacyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
    let host = Inner()
    addChild(host)
    view.addSubview(host.view)
    host.view.frame = view.bounds
    host.didMove(toParent: self)
  }
}
final class Inner: UIViewController {
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad(); label.text = CardStore.shared.number; view.addSubview(label)
  }
}
final class Outer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad(); let i = Inner(); addChild(i); view.addSubview(i.view)
  }
}
