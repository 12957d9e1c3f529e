import SwiftUI
import Combine

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}
final class Model: ObservableObject {
  let subject = CurrentValueSubject<Bool, Never>(false)
  private var timer: Timer?;
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.subject.send(false)
    }
  }
}

/// A timer of the model may send the subject another value while the app is left.
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
  }
}
