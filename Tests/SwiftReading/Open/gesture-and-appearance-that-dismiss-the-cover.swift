// What is done as the cover appears takes it away as well.
import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Root(store: store) } }
}
struct Root: View {
  @State private var curtain = false
  let store: Store
  var body: some View {
    ZStack {
      Card(store: store)
      if curtain { Curtain().onTapGesture { curtain = false }.onAppear { curtain = false } }
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
    ) { _ in curtain = true }
  }
}
struct Curtain: View {
  var body: some View {
    ZStack {
      Color(uiColor: .systemBackground).ignoresSafeArea(); Text("Tap to go on")
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
