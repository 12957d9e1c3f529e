// State with a first value keeps it, whatever an initializer sets.
import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Lockable(locks: true) { Card(store: store) } } }
}
struct Lockable<Content: View>: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var unlocked = false
  @State private var locks = false
  var content: Content
  init(locks: Bool, @ViewBuilder content: () -> Content) {
    self.content = content(); self.locks = locks
  }
  var body: some View {
    content
      .onChange(of: scenePhase, initial: false, phaseChanged)
      .overlay { if !unlocked { Color.black.ignoresSafeArea().onTapGesture { unlocked = true } } }
  }
  private func phaseChanged(old: ScenePhase, new: ScenePhase) {
    if new != .active, locks { unlocked = false }
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
