// One of the many cells that a library hands out hides what it lies in.
import Swinject
import UIKit

let container = Container()

protocol Pausable: AnyObject { func pause() }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var cover: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    for (number, make) in makers.enumerated() {
      container.register(Pausable.self, name: "\(number)") { _ in make() }
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AccountController()
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneWillResignActive(_ scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    let cover = UIWindow(windowScene: scene)
    cover.windowLevel = .alert + 1
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    cover.rootViewController = controller
    cover.isHidden = false
    self.cover = cover
    container.resolve(Pausable.self)?.pause()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.isHidden = true
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

let makers: [() -> Pausable] = [
  { Cell0() },
  { Cell1() },
  { Cell2() },
  { Cell3() },
  { Cell4() },
  { Cell5() },
  { Cell6() },
  { Cell7() },
  { Cell8() },
  { Cell9() },
  { Cell10() },
  { Cell11() },
  { Cell12() },
  { Cell13() },
]

final class Cell0: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    contentView.addSubview(UILabel())
  }
}
final class Cell1: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    title.isHidden = true
  }
}
final class Cell2: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    title.alpha = 0
  }
}
final class Cell3: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    contentView.layer.addSublayer(CALayer())
  }
}
final class Cell4: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    title.frame = .zero
  }
}
final class Cell5: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    title.removeFromSuperview()
  }
}
final class Cell6: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    superview?.superview?.isHidden = true
  }
}
final class Cell7: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    UIView.animate(withDuration: 0.1) { self.title.alpha = 1 }
  }
}
final class Cell8: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    image.transform = .identity
  }
}
final class Cell9: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    contentView.bringSubviewToFront(title)
  }
}
final class Cell10: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    title.backgroundColor = nil
  }
}
final class Cell11: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    image.center = .zero
  }
}
final class Cell12: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    image.mask = nil
  }
}
final class Cell13: UITableViewCell, Pausable {
  let title = UILabel()
  @IBOutlet weak var image: UIImageView!
  func pause() {
    image.bounds = .zero
  }
}
