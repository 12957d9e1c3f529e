import SwiftUI
import UIKit
@main struct WalletApp: App {
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var scenePhase
  @State private var shield = ShieldWindow()
  var body: some Scene {
    WindowGroup {
      Card(store: store).onChange(of: scenePhase) { _, phase in
        if phase == .active { shield.hide() } else { shield.show() }
      }
    }
  }
}
@MainActor final class ShieldWindow {
  private var window: UIWindow?
  func show() {
    guard window == nil, let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIHostingController(rootView: ShieldContent())
    window.isHidden = false
    self.window = window
  }
  func hide() { window?.isHidden = true; window = nil }
}
struct ShieldContent: View {
  var body: some View {
    ZStack {
      Color(.systemBackground).ignoresSafeArea();
      Image(systemName: "lock.fill").resizable().aspectRatio(contentMode: .fit).frame(
        width: 80, height: 80)
    }
  }
}
final class Store: ObservableObject {
  @Published var number = "";
  func load() async {
    guard
      let (d, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }; number = String(decoding: d, as: UTF8.self)
  }
}
struct Card: View {
  @ObservedObject var store: Store;
  var body: some View {
    VStack {
      Text("Balance"); Text(store.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await store.load() }
  }
}
