// A function of a protocol puts another object in the place of one, by which an observer runs that takes the cover away.
import Tracker
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    shade.backgroundColor = .black

    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    cover()
    walk(from: Tracker.root)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { uncover() }
  func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
  }
  func uncover() { shade.removeFromSuperview() }

}

func walk(from step: Step) {
  if step.isLast { return }
  Tracker.note(step)
  Store.shared.items.bump()
  walk(from: step.left)
  walk(from: step.right)
}

protocol Bumps {
  init()
  mutating func bump()
}
extension Bumps { mutating func bump() { self = Self() } }
class Items: Bumps { required init() {} }
final class Other { func bump() {} }
final class Store {
  static let shared = Store()
  var items: Items = Items() {
    didSet { (UIApplication.shared.delegate as? AppDelegate)?.uncover() }
  }
}
