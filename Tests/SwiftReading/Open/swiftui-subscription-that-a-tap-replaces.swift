import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  @Published var isAway = false
  @Published var isHidden = false
  private var bag = Set<AnyCancellable>()
  init() { token = $isAway.sink { [weak self] in self?.isHidden = $0 } }
  private var token: AnyCancellable?
  func watch() { token = $isHidden.sink { _ in } }
}

/// A tap subscribes anew, and nothing keeps the first subscription then.
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
      .overlay { if model.isHidden { Color.black.ignoresSafeArea() } }
      .onTapGesture { model.watch() }
  }
}
