// Where a pattern is caught, an error is the property of that name.
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
  Shelf().go()
  walk(from: step.left)
  walk(from: step.right)
}

extension Error { var message: String { "" } }
class Base { let error = Panel() }
final class Shelf: Base {
  func go() { do { try Tracker.check() } catch Oops.x { print(error.message) } catch {} }
}
enum Oops: Error { case x }
struct Panel {
  var message: String {
    (UIApplication.shared.delegate as? AppDelegate)?.uncover()
    return ""
  }
}
