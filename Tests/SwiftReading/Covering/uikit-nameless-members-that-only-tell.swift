// What is printed, compared, hashed and coded only tells of itself.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
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
    Shield.shared.cover = cover
    print(Rank(), [Rank(), Rank()].sorted())
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
  }
}

struct Rank: CustomStringConvertible, Hashable, Comparable, Codable {
  var number = 1
  var description: String { "rank \(number)" }
  static func < (one: Rank, other: Rank) -> Bool { one.number < other.number }
  static func == (one: Rank, other: Rank) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  init() {}
  init(from decoder: Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
