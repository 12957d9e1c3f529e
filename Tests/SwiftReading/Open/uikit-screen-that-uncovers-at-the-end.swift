// What a screen does as it is loaded may take a cover away, however far it goes before.
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

final class StepsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    walk(from: Tracker.root)
  }
  private func walk(from step: Step) {
    if step.isLast { return (UIApplication.shared.delegate as! AppDelegate).uncover() }
    Tracker.note(step)
    walk(from: step.left)
    walk(from: step.right)
  }
}
