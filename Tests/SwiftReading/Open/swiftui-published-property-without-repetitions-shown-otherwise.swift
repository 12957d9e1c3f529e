import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject { @Published var isAway = false }

/// A view that shows itself on a tap, and hears of no value that is sent again.
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
      .onReceive(model.$isAway.removeDuplicates()) { isHidden = $0 }
      .onTapGesture { isHidden = false }
  }
}
