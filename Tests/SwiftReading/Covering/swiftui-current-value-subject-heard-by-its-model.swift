import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  let subject = CurrentValueSubject<Bool, Never>(false)
  @Published var isActive = false
  private var bag = Set<AnyCancellable>()
  init() { subject.sink { [weak self] in self?.isActive = $0 }.store(in: &bag) }
}

/// A model that publishes what it hears of its own subject, which a view covers by.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()
  var body: some Scene {
    WindowGroup { RootView(model: model) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: model.subject.send(true)
        case .inactive: model.subject.send(false)
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
      .overlay { if !model.isActive { Color.black.ignoresSafeArea() } }

  }
}
