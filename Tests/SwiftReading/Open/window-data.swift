import SwiftUI
import Combine
@main struct DemoApp: App {
  @Environment(\.scenePhase) var phase
  var body: some Scene {
    WindowGroup { Account() }.onChange(of: phase) { _, n in
      if n != .active { Overlay.shared.show() } else { Overlay.shared.hide() }
    }
  }
}
final class Overlay {
  static let shared = Overlay(); var window: UIWindow?
  func show() {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    let w = UIWindow(windowScene: scene);
    w.rootViewController = UIHostingController(rootView: Account()); w.windowLevel = .alert + 1;
    w.isHidden = false; window = w
  }
  func hide() { window?.isHidden = true; window = nil }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var isBusy = false
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self); isBusy = data.count > 9
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
