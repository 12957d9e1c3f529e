import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject { @Published var isAway = false }
final class Clock: NSObject, ObservableObject {
  @Published var count = 0
  override init() {
    super.init();
    Timer.scheduledTimer(
      timeInterval: 0.2, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }
  @objc func tick() { count += 1 }
}
/// A clock whose timer calls a method by its selector, and whose count shows the screen.
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
  @StateObject private var clock = Clock()
  var body: some View {
    CardView()
      .overlay { if isHidden { Color.black.ignoresSafeArea() } }
      .onReceive(model.$isAway) { isHidden = $0 }
      .onReceive(clock.$count) { _ in isHidden = false }
  }
}
