import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

struct RootAppearance: ViewModifier {
  let subject: Store<AppState>
  @State private var isActive = false
  func body(content: Content) -> some View {
    content
      .overlay { if !isActive { Color.black.ignoresSafeArea() } }
      .onReceive(updates) { self.isActive = $0 }
  }
  private var updates: AnyPublisher<Bool, Never> {
    subject.map(\.system.isActive).eraseToAnyPublisher()
  }
}

/// A store that is another name for a subject, with a subscript that sets a field of what that keeps.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  let subject = Store<AppState>(AppState())
  var body: some Scene {
    WindowGroup { CardView().modifier(RootAppearance(subject: subject)) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: subject[\.system.isActive] = true
        case .inactive: subject[\.system.isActive] = false
        default: break
        }
      }
  }
}

struct AppState: Equatable { var system = System(); var count = 0 }
struct System: Equatable { var isActive = false; var keyboardHeight = 0.0 }

typealias Store<State> = CurrentValueSubject<State, Never>
extension Store {
  subscript<T>(keyPath: WritableKeyPath<Output, T>) -> T where T: Equatable {
    get { value[keyPath: keyPath] }
    set {
      var v = self.value;
      if v[keyPath: keyPath] != newValue { v[keyPath: keyPath] = newValue; self.value = v }
    }
  }
}
