// Above the cover lies a banner of a colour that is not known, with a picture of the app's data.
import Combine
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIView?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    let cover = UIView(frame: window?.bounds ?? .zero)
    cover.backgroundColor = .black
    window?.addSubview(cover)
    self.cover = cover
    let banner = UIView(frame: window?.bounds ?? .zero)
    banner.backgroundColor = Palette.current.ground
    let picture = UIImageView(frame: banner.bounds)
    picture.image = Palette.current.picture
    banner.addSubview(picture)
    window?.addSubview(banner)
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

class Palette {
  static var current = Palette()
  var ground = UIColor(named: UserDefaults.standard.string(forKey: "ground") ?? "")
  var picture = UIImage(data: UserDefaults.standard.data(forKey: "card") ?? Data())
}
