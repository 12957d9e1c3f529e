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
    $isAway.sink { [weak self] in self?.isHidden = $0 }.store(in: &bag);
    $count.sink { [weak self] _ in self?.isHidden = false }.store(in: &bag)
  }
  @Published var count = 0
  private var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.count += 1
    }
  }
}

/// A timer counts, and the model that hears of that shows the screen.
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
      .onAppear { model.start() }
  }
}
