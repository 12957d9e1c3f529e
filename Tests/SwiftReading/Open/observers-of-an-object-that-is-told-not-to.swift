// The object is made so that it does not listen.
import SwiftUI
import Combine
@main struct WalletApp: App {
  @StateObject private var store = Store();
  @StateObject private var shield = Shield(enabled: false);
  var body: some Scene { WindowGroup { Root(store: store, shield: shield) } }
}
struct Root: View {
  @Environment(\.scenePhase) private var phase
  let store: Store
  @ObservedObject var shield: Shield
  var body: some View {
    ZStack {
      Card(store: store); if shield.isUp { Color.black.ignoresSafeArea() }
    }
  }
}
@MainActor final class Shield: ObservableObject {
  @Published var isUp = false;
  init(enabled: Bool) {
    guard enabled else { return };
    NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.isUp = true }
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
