import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject { @Published var state = AppState() }

struct AppState: Equatable { var system = System(); var count = 0 }
struct System: Equatable { var isActive = false; var keyboardHeight = 0.0 }

/// A view that covers by a field of a published structure, which it hears of only as it changes.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()
  var body: some Scene {
    WindowGroup { RootView(model: model) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: model.state.system.isActive = true
        case .inactive: model.state.system.isActive = false
        default: break
        }
      }
  }
}
struct RootView: View {
  @ObservedObject var model: Model
  @State private var isActive = false
  var body: some View {
    CardView()
      .overlay { if !isActive { Color.black.ignoresSafeArea() } }
      .onReceive(model.$state.map(\.system.isActive).removeDuplicates()) { self.isActive = $0 }
  }
}
