// The object listens as it is made, by a view within another.
import SwiftUI
import Combine
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Root(store: store) } }
}
struct Root: View {
  @Environment(\.scenePhase) private var phase
  let store: Store
  @State private var shield = Shield()
  var body: some View {
    ZStack {
      Card(store: store); if shield.isUp { Color.black.ignoresSafeArea() }
    }
  }
}
@Observable final class Shield {
  var isUp = false; private var tokens: [NSObjectProtocol] = [];
  init() {
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.isUp = true });
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.isUp = false })
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
