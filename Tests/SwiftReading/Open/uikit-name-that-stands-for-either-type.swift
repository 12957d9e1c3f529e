// A name stands for one type where a library is there, and for another where it is not.
import Tracker
import UIKit

#if canImport(Shelves)
  typealias Entry = Panel
#else
  typealias Entry = Record
#endif

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
  let entry: Entry = Tracker.entry()
  entry.remove()
  walk(from: step.left)
  walk(from: step.right)
}

final class Record {
  func remove() { print("item") }
}
final class Panel {
  func remove() { (UIApplication.shared.delegate as? AppDelegate)?.uncover() }
}
