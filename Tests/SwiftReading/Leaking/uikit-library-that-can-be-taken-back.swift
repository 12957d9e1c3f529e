// A library that registers its listeners in one function and takes them back in another.
import UIKit

public final class Shield {
  public static let shared = Shield()
  private var window: UIWindow?

  private init() {}

  public func setUp() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(uncover), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }

  public func end() {
    NotificationCenter.default.removeObserver(
      self, name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.removeObserver(
      self, name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func cover() {
    let shade = UIWindow(frame: UIScreen.main.bounds)
    shade.rootViewController = UIViewController()
    shade.rootViewController?.view.backgroundColor = .black
    shade.windowLevel = .alert + 1
    shade.makeKeyAndVisible()
    window = shade
  }

  @objc private func uncover() {
    window?.isHidden = true
    window = nil
  }
}
