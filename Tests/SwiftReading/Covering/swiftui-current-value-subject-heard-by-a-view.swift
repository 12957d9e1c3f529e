import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

struct RootAppearance: ViewModifier {
  let subject: CurrentValueSubject<Bool, Never>
  @State private var isActive = false
  func body(content: Content) -> some View {
    content
      .overlay { if !isActive { Color.black.ignoresSafeArea() } }
      .onReceive(updates) { self.isActive = $0 }
  }
  private var updates: AnyPublisher<Bool, Never> { subject.eraseToAnyPublisher() }
}

/// A view that covers by what a subject sends that keeps its value.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  let subject = CurrentValueSubject<Bool, Never>(false)
  var body: some Scene {
    WindowGroup { CardView().modifier(RootAppearance(subject: subject)) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: subject.value = true
        case .inactive: subject.value = false
        default: break
        }
      }
  }
}
