import SwiftUI
@main struct WalletApp: App {
  @StateObject private var store = Store();
  var body: some Scene { WindowGroup { Lockable { Card(store: store) } } }
}
struct Lockable<Content: View>: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var unlocked = false
  @ViewBuilder var content: Content
  var body: some View {
    content
      .onChange(of: scenePhase, initial: true, phaseChanged)
      .overlay {
        if !unlocked {
          VStack {
            Spacer(); Text("Locked"); Button("Unlock", action: unlock); Spacer()
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.black, ignoresSafeAreaEdges: .all)
          .transition(.asymmetric(insertion: .identity, removal: .move(edge: .bottom)))
        }
      }
  }
  private func unlock() { withAnimation { unlocked = true } }
  private func phaseChanged(old: ScenePhase, new: ScenePhase) {
    if new != .active { unlocked = false }
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
