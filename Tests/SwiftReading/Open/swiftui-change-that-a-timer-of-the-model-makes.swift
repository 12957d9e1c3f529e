import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  @Published var isAway = false; private var timer: Timer?;
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.isAway = false
    }
  }
}

/// What follows a change runs after a timer of the model as well.
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
      .onChange(of: model.isAway) { isHidden = $0 }
  }
}
