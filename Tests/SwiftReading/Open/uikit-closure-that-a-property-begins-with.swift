// A closure that a property begins with is run by whoever calls that.
import SwiftUI
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
  (step.menu as! Menu).fire()
  walk(from: step.left)
  walk(from: step.right)
}

final class Menu {
  var action: (() -> Void)? = { (UIApplication.shared.delegate as? AppDelegate)?.uncover() }
  func fire() { action?() }
}

final class Root: UIViewController {
  override func viewDidLoad() { super.viewDidLoad(); Tracker.keep(Menu()) }
}
