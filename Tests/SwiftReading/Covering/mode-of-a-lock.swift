import SwiftUI
import Observation
@Observable @MainActor final class LockState {
  enum Mode { case locked, unlocked }
  var mode: Mode = .locked
  func lock() { mode = .locked }
}
@main struct WalletApp: App {
  @State private var lock = LockState()
  @StateObject private var store = Store()
  var body: some Scene { WindowGroup { Root(store: store).environment(lock) } }
}
struct Root: View {
  @Environment(LockState.self) private var lock
  @Environment(\.scenePhase) private var scenePhase
  let store: Store
  var body: some View {
    Group {
      switch lock.mode {
      case .locked: LockedView()
      case .unlocked: Card(store: store)
      }
    }
    .onChange(of: scenePhase) { _, new in if new != .active { lock.lock() } }
  }
}
struct LockedView: View {
  @Environment(LockState.self) private var lock;
  var body: some View {
    VStack {
      Text("Locked"); Button("Unlock") { lock.mode = .unlocked }
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
