import SwiftUI

/// A view asks for a field of a structure in the store that another view changes.
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
  @ObservedObject var store: Store;
  var body: some View {
    ZStack {
      Text("s"); if store.state.hidden { Color.black.ignoresSafeArea() }
    }
  }
}
