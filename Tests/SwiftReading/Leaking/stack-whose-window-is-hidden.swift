import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class Coordinator {
  private var shown: NSHashTable<UIViewController> = .weakObjects()
  private(set) var root: UINavigationController

  init(root: UINavigationController) {
    self.root = root
  }

  final func start() {
    start(at: nil)
  }

  func start(at place: URL?) {}

  func show(_ controllers: [UIViewController], animated: Bool = true) {
    controllers.forEach { shown.add($0) }
    root.setViewControllers(controllers, animated: animated)
  }
}

class PrivacyCoordinator: Coordinator {
  override func start(at place: URL?) {
    show([UIHostingController(rootView: PrivacyView())], animated: false)
    root.view.window?.isHidden = true
  }
}

struct PrivacyView: View {
  var body: some View {
    Color.blue.ignoresSafeArea()
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var privacyWindow: UIWindow?

  private lazy var privacyRoot: UINavigationController = {
    let controller = UINavigationController()
    controller.setNavigationBarHidden(true, animated: false)
    return controller
  }()
  private lazy var privacy = PrivacyCoordinator(root: privacyRoot)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    privacyWindow = UIWindow(windowScene: scene)
    privacyWindow?.rootViewController = privacyRoot
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    privacyWindow?.makeKeyAndVisible()
    privacy.start()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    privacyWindow?.makeKeyAndVisible()
    privacy.start()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.makeKeyAndVisible()
    privacyWindow?.isHidden = true
  }
}
