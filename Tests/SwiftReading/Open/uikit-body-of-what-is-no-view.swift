// A value that is no view has a body of its own, which takes the cover away as that is read.
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
    Tracker.begin { (page: Page) in print(page.body) }
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
  walk(from: step.left)
  walk(from: step.right)
}

struct Page {
  var body: String {
    (UIApplication.shared.delegate as? AppDelegate)?.uncover()
    return "page"
  }
}
