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
  init() {
    $isAway.map { [unowned self] _ in self.isAway }.sink { [weak self] in self?.isHidden = $0 }
      .store(in: &bag)
  }

}

/// What makes another value of a published property asks for that, which has the old one still.
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

  }
}
