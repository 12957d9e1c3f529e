import UIKit

/// A cover that a root controller lays as its view is loaded, beneath what it adds after that.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let notes = NotesController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = notes
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) { notes.isCovered = true }

  func sceneDidBecomeActive(_ scene: UIScene) { notes.isCovered = false }
}

final class NotesController: UIViewController {
  private let cover = UIView()
  var isCovered = false { didSet { cover.isHidden = !isCovered } }

  override func viewDidLoad() {
    super.viewDidLoad()
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.backgroundColor = .black
    cover.isHidden = true
    view.addSubview(cover)
    let label = UILabel(frame: view.bounds)
    label.text = UserDefaults.standard.string(forKey: "note")
    view.addSubview(label)
  }
}
