import UIKit

/// What shades is what the extension of a protocol has, which asks for it by the same names.
final class ShadeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

protocol Shading: AnyObject {
  var shadeController: ShadeController? { get set }
  func shade()
  func isShaded() -> Bool
  func unshade()
}

extension Shading {
  func shade() {
    self.shadeController = ShadeController()
    if let delegate = UIApplication.shared.delegate as? AppDelegate,
      let view = self.shadeController?.view
    {
      view.frame = delegate.window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      delegate.window.addSubview(view)
    }
  }
  func isShaded() -> Bool {
    if let delegate = UIApplication.shared.delegate as? AppDelegate,
      let view = self.shadeController?.view
    {
      return view.isDescendant(of: delegate.window)
    }
    return false
  }
  func unshade() {
    if let view = self.shadeController?.view { view.removeFromSuperview() }
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var shadeController: ShadeController?
  let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = NotesController()
    window.makeKeyAndVisible()
    return true
  }
}

extension AppDelegate: Shading {
  func applicationWillResignActive(_ application: UIApplication) {
    if !isShaded() { shade() }
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    if isShaded() { unshade() }
  }
}

final class NotesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: view.bounds)
    label.text = UserDefaults.standard.string(forKey: "note")
    view.addSubview(label)
  }
}
