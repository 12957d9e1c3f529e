import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { PrivacyContainer { Card(store: store) } } }
}
struct PrivacyContainer<Content: View>: View {
  @Environment(\.scenePhase) private var scenePhase
  @ViewBuilder let content: () -> Content
  var body: some View {
    ZStack {
      content()
      if scenePhase != .active {
        LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        Image(systemName: "eye.slash").font(.largeTitle).foregroundStyle(.white)
      }
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
