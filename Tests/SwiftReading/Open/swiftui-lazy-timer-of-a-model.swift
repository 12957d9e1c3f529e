import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  @Published var isAway = false
  lazy var timer = Timer.scheduledTimer(
    timeInterval: 0.2, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  @objc func tick() { isAway = false }
  func start() { timer.tolerance = 1 }
}

/// A timer that a model makes lazily shows the screen.
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
      .overlay { if model.isAway { Color.black.ignoresSafeArea() } }
      .onAppear { model.start() }
  }
}
