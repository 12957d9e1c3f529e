import SwiftUI

/// A view asks for a field of a structure in a store that it does not observe.
@main
struct TheApp: App {
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Root(store: store).onChange(of: phase) { store.state.hidden = $0 != .active } }
  }
}
struct S { var hidden = false }
final class Store: ObservableObject { @Published var state = S() }
struct Root: View {
  let store: Store;
  var body: some View {
    ZStack {
      Text("s"); if store.state.hidden { Color.black.ignoresSafeArea() }
    }
  }
}
