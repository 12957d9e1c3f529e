// A view that is made for itself may be given the cover, which goes with it.
import Combine
import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var shade: UIView?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AccountController()
    window.makeKeyAndVisible()
    self.window = window

    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    let shade = UIView(frame: window.bounds)
    shade.backgroundColor = .black
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(shade)
    self.shade = shade
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    shade?.removeFromSuperview()
    shade = nil
  }
}

final class Account: ObservableObject {
  @Published var isLoading = false
  func load() {
    Server.ask { [weak self] in
      self?.isLoading = true
      Server.ask { [weak self] in self?.isLoading = false }
    }
  }
}
final class AccountController: UIViewController {
  let account = Account()
  let loading = LoadingView()
  var subscriptions: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
    account.load()
  }
  private func bind() {
    account.$isLoading.receive(on: RunLoop.main).sink { [weak self] isLoading in
      guard let self else { return }
      if isLoading { self.loading.show(in: self.view) } else { self.loading.hide() }
    }.store(in: &subscriptions)
  }
}
enum Server {
  static func ask(then answer: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in answer() }
      .resume()
  }
}

final class LoadingView {
  private var veil: UIView?

  func show(in view: UIView) {
    guard veil == nil else { return }
    veil = UIView(frame: view.bounds)
    if let veil { view.addSubview(veil) }
    if let s = (UIApplication.shared.delegate as! AppDelegate).shade { veil?.addSubview(s) }
  }
  func hide() {
    veil?.removeFromSuperview()
    veil = nil
  }
}
