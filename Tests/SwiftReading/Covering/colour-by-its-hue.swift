import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Card(store: store).privacyShield() } }
}
struct PrivacyShield: ViewModifier {
  @Environment(\.scenePhase) private var scenePhase
  private var isObscured: Bool { scenePhase != .active }
  func body(content: Content) -> some View {
    content.overlay { if isObscured { ShieldView().transition(.identity) } }
  }
}
struct ShieldView: View {
  var body: some View {
    ZStack {
      Color(hue: 0.6, saturation: 0.5, brightness: 0.3).ignoresSafeArea();
      Label("Wallet", systemImage: "lock.shield").font(.title)
    }
  }
}
extension View { func privacyShield() -> some View { modifier(PrivacyShield()) } }
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
