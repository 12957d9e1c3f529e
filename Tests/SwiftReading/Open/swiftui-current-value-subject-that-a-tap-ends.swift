import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  let subject = CurrentValueSubject<Bool, Never>(false)

}

/// A subject that a tap ends, after which a view hears of nothing.
@main
struct WalletApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()
  var body: some Scene {
    WindowGroup { RootView(model: model) }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: model.subject.send(false)
        case .inactive: model.subject.send(true)
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
      .onReceive(model.subject) { isHidden = $0 }
      .onTapGesture { model.subject.send(completion: .finished) }
  }
}
