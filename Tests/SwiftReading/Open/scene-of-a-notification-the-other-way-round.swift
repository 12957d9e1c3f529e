// The scene is covered as it becomes active.
import SwiftUI
import Combine

@main struct DemoApp: App {
  private let privacy = Privacy()
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View { var body: some View { Account() } }
final class Privacy {
  private var covers: [UIView] = []
  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(cover(_:)), name: UIScene.didActivateNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(uncover(_:)), name: UIScene.willDeactivateNotification, object: nil)
  }
  @objc private func cover(_ notification: Notification) {
    guard let scene = notification.object as? UIWindowScene else { return }
    scene.windows.forEach { lay(on: $0) }
  }
  @objc private func uncover(_ notification: Notification) {
    covers.forEach { $0.removeFromSuperview() }
    covers.removeAll()
  }
  private func lay(on window: UIWindow) {
    let view = UIView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    window.addSubview(view)
    covers.append(view)
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
