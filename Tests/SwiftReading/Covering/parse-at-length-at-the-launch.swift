import UIKit

/// A parser that calls itself in many ways, run before the app begins to listen.
final class Parser {
  private var position = 0
  private let source: [String]

  init(_ text: String) { source = text.components(separatedBy: " ") }

  func sum() -> Int {
    var value = product()
    while next == "+" || next == "-" {
      position += 1
      value += next == "(" ? sum() : product()
    }
    return value
  }

  private func product() -> Int {
    var value = power()
    while next == "*" || next == "/" {
      position += 1
      value *= next == "(" ? sum() : power()
    }
    return value
  }

  private func power() -> Int {
    let value = atom()
    guard next == "^" else { return value }
    position += 1
    return next == "(" ? sum() : value * power() + product()
  }

  private func atom() -> Int {
    if next == "(" {
      position += 1
      defer { position += 1 }
      return next == "-" ? -product() : sum() + power()
    }
    return Int(next) ?? (next == "[" ? sum() + product() + power() : 0)
  }

  private var next: String { position < source.count ? source[position] : "" }
}

final class AccountController: UIViewController {
  private let balance = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    balance.text = "Balance 1,204.50"
    view.addSubview(balance)
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let shade = UIView()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let formula = UserDefaults.standard.string(forKey: "formula") ?? ""
    if Parser(formula).sum() > 3 { UserDefaults.standard.set(true, forKey: "large") }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = AccountController()
    window?.makeKeyAndVisible()
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover), name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(uncover), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    return true
  }

  @objc private func cover() {
    guard let window else { return }
    shade.frame = window.bounds
    shade.backgroundColor = .black
    window.addSubview(shade)
  }

  @objc private func uncover() { shade.removeFromSuperview() }
}
