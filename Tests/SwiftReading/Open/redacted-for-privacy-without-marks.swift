// Nothing is marked as private.
import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store(); @Environment(\.scenePhase) var phase;
  var body: some Scene {
    WindowGroup { Card(store: store).redacted(reason: phase == .active ? [] : .privacy) }
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
