// It lets a part through.
import SwiftUI
import Combine
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Root(store: store) } }
}
struct Root: View {
  @Environment(\.scenePhase) private var phase
  let store: Store

  var body: some View {
    Card(store: store).modifier(Hide(on: phase == .background))
  }
}
struct Hide: ViewModifier {
  let on: Bool;
  func body(content: Content) -> some View {
    ZStack {
      content.opacity(on ? 0.15 : 1); if on { Image(systemName: "lock") }
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
