// The animation is that of coming back.
import SwiftUI
import Combine
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Root(store: store) } }
}
struct Root: View {
  @Environment(\.scenePhase) private var phase
  let store: Store
  @State private var isHidden = false
  var body: some View {
    ZStack {
      Card(store: store); Color.black.ignoresSafeArea().opacity(isHidden ? 1 : 0)
    }.onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
    ) { _ in isHidden = true }.onReceive(
      NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
    ) { _ in withAnimation { isHidden = false } }
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
