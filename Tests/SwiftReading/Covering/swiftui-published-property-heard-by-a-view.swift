import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject { @Published var isActive = false }

/// A view that covers by what a model's published property sends.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()
  var body: some Scene {
    WindowGroup { RootView(model: model) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: model.isActive = true
        case .inactive: model.isActive = false
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
      .onReceive(model.$isActive.map { !$0 }) { self.isActive = !$0 }
  }
}
