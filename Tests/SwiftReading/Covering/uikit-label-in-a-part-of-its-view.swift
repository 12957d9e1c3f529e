// A window for covering whose controller lays a label by a part of its view's bounds.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shield: UIWindow?

  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = window?.windowScene else { return }
    shield = UIWindow(windowScene: scene)
    shield?.rootViewController = Shield()
    shield?.windowLevel = .alert + 1
    shield?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    shield?.isHidden = true
    shield = nil
  }
}

final class Shield: UIViewController {
  private lazy var label: UILabel = {
    let label = UILabel()
    label.text = "Hidden"
    view.addSubview(label)
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = view.bounds.height * 0.7
    (label.frame, _) = view.bounds.divided(atDistance: height, from: .minYEdge)
  }
}
