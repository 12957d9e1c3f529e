import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Root(store: store) } }
}
struct Root: View {
  @State private var isHidden = false
  let store: Store
  var body: some View {
    Card(store: store)
      .overlay { if isHidden { Color.teal.ignoresSafeArea() } }
      .onReceive(NotificationCenter.default.publisher(for: UIScene.willDeactivateNotification)) {
        _ in isHidden = true
      }
      .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) { _ in
        isHidden = false
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
