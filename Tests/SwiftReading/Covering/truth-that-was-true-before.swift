// The phase was active before it was left.
import SwiftUI
import Combine
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Root(store: store) } }
}
struct Root: View {
  @Environment(\.scenePhase) private var phase
  let store: Store
  @State private var covered = false
  var body: some View {
    ZStack {
      Card(store: store); if covered { Color.black.ignoresSafeArea() }
    }.onChange(of: phase == .active) { old, new in covered = old && !new;  }
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
