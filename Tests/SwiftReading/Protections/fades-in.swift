import UIKit

final class ShadeKeeper {
  static let shared = ShadeKeeper()
  private weak var window: UIWindow?
  private lazy var blur: UIVisualEffectView = {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()
  var isEnabled = UserDefaults.standard.bool(forKey: "privacy")

  func start(in window: UIWindow) {
    self.window = window
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.uncover()
    }
  }

  @objc private func cover() {
    guard isEnabled, let window else { return }
    blur.frame = window.bounds
    blur.alpha = 0
    window.addSubview(blur)
    UIView.animate(withDuration: 0.2) { self.blur.alpha = 1 }
  }

  private func uncover() {
    UIView.animate(withDuration: 0.2, animations: { self.blur.alpha = 0 }) { _ in
      self.blur.removeFromSuperview()
    }
  }
}
