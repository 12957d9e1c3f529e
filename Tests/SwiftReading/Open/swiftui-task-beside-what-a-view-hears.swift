import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject { @Published var isAway = false }

/// A task of the view that hears of a published property may set that again.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()
  var body: some Scene {
    WindowGroup { RootView(model: model) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: model.isAway = false
        case .inactive: model.isAway = true
        default: break
        }
      }
  }
}
struct RootView: View {
  @ObservedObject var model: Model
  @State private var isHidden = false
  var body: some View {
    CardView()
      .overlay { if isHidden { Color.black.ignoresSafeArea() } }
      .onReceive(model.$isAway) { isHidden = $0 }
      .task {
        try? await Task.sleep(for: .seconds(1)); model.isAway = false
      }
  }
}
