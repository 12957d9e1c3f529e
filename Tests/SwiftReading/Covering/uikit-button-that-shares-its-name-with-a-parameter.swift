// A parameter of a type stands for any type in that alone: elsewhere its name is a framework's.
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
  Report(finish: { print("done") }).finish()
  walk(from: step.left)
  walk(from: step.right)
}

struct Report {
  let finish: () -> Void
}

struct Corner<Button: View>: View {
  let button: Button
  var body: some View { button.padding() }
}

struct Opener: View {
  var body: some View {
    Button("Open") { (UIApplication.shared.delegate as? AppDelegate)?.uncover() }
  }
}
