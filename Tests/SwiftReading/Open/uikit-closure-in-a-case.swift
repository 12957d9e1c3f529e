// A closure that a case carries is run by whoever takes it out of that.
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
  (step.report as! Report).finish()
  walk(from: step.left)
  walk(from: step.right)
}

enum Report {
  case done(() -> Void)
  func finish() { if case .done(let go) = self { go() } }
}

final class Root: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad();
    Tracker.keep(Report.done { (UIApplication.shared.delegate as? AppDelegate)?.uncover() })
  }
}
