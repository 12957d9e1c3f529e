// The task may end before it turns the protection on.
import SwiftUI
import Combine

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  var body: some View {
    Account().task {
      guard let v = UserDefaults.standard.string(forKey: "v") else { return }; print(v);
      PrivacyGuard.shared.isEnabled = true
    }
  }
}

final class PrivacyGuard {
  static let shared = PrivacyGuard()
  var isEnabled = false
  private var window: UIWindow?
  init() {
    NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.show() }
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.hide() }
  }
  func show() {
    guard isEnabled, let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
      return
    }
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    window.rootViewController = controller
    window.windowLevel = .alert + 1
    window.isHidden = false
    self.window = window
  }
  func hide() { window?.isHidden = true; window = nil }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
  }
}
struct Account: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
