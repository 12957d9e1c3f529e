// A call that ends while the app is inactive takes away whatever lies last on the window.

import CallKit
import UIKit

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
    guard let window else { return }
    let cover = UIView(frame: window.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .white
    window.addSubview(cover)
    self.cover = cover
  }

  func sceneDidBecomeActive(_ scene: UIScene) { uncover() }

  func uncover() {
    cover?.removeFromSuperview()
    cover = nil
  }
}

final class CardController: UIViewController, CXCallObserverDelegate {
  private let number = UILabel()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    number.text = UserDefaults.standard.string(forKey: "number")
    view.addSubview(number)
    view.addSubview(field)
    calls.setDelegate(self, queue: nil)
  }

  private let calls = CXCallObserver()

  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
    if call.hasEnded { view.window?.subviews.last?.removeFromSuperview() }
  }
}
