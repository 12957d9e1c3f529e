import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  @Published var isAway = false
  private var bag = Set<AnyCancellable>()
  init() {
    NotificationCenter.default.publisher(for: Notification.Name("x")).sink { [weak self] _ in
      self?.isAway = false
    }.store(in: &bag)
  }
  func start() {
    URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { d, _, _ in
      NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
    }.resume()
  }
}

/// An answer posts a notification, by which the model shows the screen.
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
