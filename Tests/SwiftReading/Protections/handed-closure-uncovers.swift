import UIKit

/// A closure that takes a cover away, kept by a property and handed to an object which is not known, and on from there.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shade = UIView(frame: UIScreen.main.bounds)
  var loader: Loader?
  var whenLoaded: () -> Void = {}

  func applicationWillResignActive(_ application: UIApplication) {
    shade.backgroundColor = .black
    window?.addSubview(shade)
    loader?.load(whenLoaded)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    shade.removeFromSuperview()
  }
}

protocol Loader: AnyObject { func load(_ done: @escaping () -> Void) }

final class FileLoader: Loader {
  private var count = 0
  private let steps = Steps()

  func load(_ done: @escaping () -> Void) {
    count += 1
    steps.go(then: done)
  }
}

final class Steps {
  func go(then done: @escaping () -> Void) { done() }
}

final class AccountController: UIViewController {
  func start(_ delegate: AppDelegate, _ loader: FileLoader) {
    delegate.loader = loader
    delegate.whenLoaded = { delegate.shade.removeFromSuperview() }
  }

  func look(_ steps: Steps, _ delegate: AppDelegate) {
    steps.go { delegate.shade.removeFromSuperview() }
  }
}
