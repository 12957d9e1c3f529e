// No connected scene is unattached.
import SwiftUI
import Combine

@main struct DemoApp: App {
  private let privacy = Privacy()
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View { var body: some View { Account() } }
final class Privacy {
  private var windows: [ObjectIdentifier: UIWindow] = [:]
  private var window: UIWindow?
  init() {
    NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] notification in
      guard
        let scene = UIApplication.shared.connectedScenes.first(where: {
          $0.activationState == .unattached
        }) as? UIWindowScene
      else { return }
      self?.lay(on: scene)
    }
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] notification in
      self?.window?.isHidden = true
      self?.window = nil
    }
  }
  private func lay(on scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .black
    window.windowLevel = .alert + 1
    window.isHidden = false
    self.window = window
  }
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
