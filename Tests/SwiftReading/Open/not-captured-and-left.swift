// Nothing covers while the screen is recorded.
import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Card(store: store).modifier(Guard()) } }
}
struct Guard: ViewModifier {
  @Environment(\.scenePhase) private var phase
  @State private var isCaptured = false
  func body(content: Content) -> some View {
    content
      .overlay { if !isCaptured && phase != .active { Color.black.ignoresSafeArea() } }
      .onReceive(NotificationCenter.default.publisher(for: UIScreen.capturedDidChangeNotification))
    { _ in isCaptured = UIScreen.main.isCaptured }
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
