// A view that is kept as it is made, and then as it is found, may be the cover.
import Combine
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Covers.shared.shade.backgroundColor = .black
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    guard let window else { return }
    print(window)
    Covers.shared.shade.frame = window.bounds
    Covers.shared.shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(Covers.shared.shade)
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Covers.shared.shade.removeFromSuperview()
  }
}

final class Covers {
  static let shared = Covers()
  let shade = UIView()
}

final class LoadingView {
  static let shared = LoadingView()
  private var veil: UIView?
  func show(in view: UIView) {
    veil = UIView(frame: view.bounds)
    if Covers.shared.shade.superview != nil { veil = Covers.shared.shade }
  }
  func hide() { veil?.removeFromSuperview() }
}

final class Account: ObservableObject {
  @Published var isLoading = false
  func load() {
    isLoading = true
    Server.ask { [weak self] in self?.isLoading = false }
  }
}

final class AccountController: UIViewController {
  let account = Account()
  var subscriptions: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
    account.load()
  }
  private func bind() {
    account.$isLoading.receive(on: RunLoop.main).sink { [weak self] isLoading in
      guard let self else { return }
      if isLoading {
        LoadingView.shared.show(in: self.view)
      } else {
        LoadingView.shared.hide()
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        self.present(alert, animated: true)
      }
    }.store(in: &subscriptions)
  }
}

enum Server {
  static func ask(then answer: @escaping () -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in answer() }
      .resume()
  }
}
