// What a screen does as it is loaded is followed no further than it may touch a cover.
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
    for row in Tracker.rows { show(row) }
    walk(from: Tracker.root)
  }
  private func show(_ row: UIView) { row.isHidden = Tracker.isShort }
  private func walk(from step: Step) {
    if step.isLast { return }
    Tracker.note(step)
    walk(from: step.left)
    walk(from: step.right)
  }
}
