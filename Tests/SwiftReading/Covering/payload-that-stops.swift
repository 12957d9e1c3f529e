import Ledger
import UIKit

/// What a name alone could lead to as well.
class Shield {
  let view = UIView()

  func stop() { view.removeFromSuperview() }
}

class Wallet {
  var isOpen = true

  func stop() { isOpen = false }
}

enum Account {
  case closed
  case open(Wallet)
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let shield = Shield()
  var account: Account = Ledger.account()
  var answer: Result<Wallet, Error> = Ledger.answer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard let window else { return }
    shield.view.frame = window.bounds
    shield.view.backgroundColor = .white
    window.addSubview(shield.view)
    if case .open(let wallet) = account { wallet.stop() }
    switch answer {
    case .success(let wallet): wallet.stop()
    case .failure: break
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) { shield.stop() }
}
