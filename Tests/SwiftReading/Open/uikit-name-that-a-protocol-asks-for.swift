// A name that stands for a type elsewhere is one that a protocol asks for.
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
  Shelf().clear()
  walk(from: step.left)
  walk(from: step.right)
}

typealias Entry = Record
protocol Kept { associatedtype Entry; func take(_ e: Entry) }
final class Record { func remove() { print("x") } }
final class Panel { func remove() { (UIApplication.shared.delegate as? AppDelegate)?.uncover() } }
final class Shelf: Kept {
  func take(_ e: Panel) {}
  func clear() {
    let e: Entry = Tracker.entry()
    e.remove()
  }
}
