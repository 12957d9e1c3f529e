// A view that hears of the subject of an object of its own.
import Combine
import SwiftUI
final class Lifecycle: ObservableObject {
  let phases = PassthroughSubject<ScenePhase, Never>()
}
@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var lifecycle = Lifecycle()
  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(lifecycle)
    }
    .onChange(of: phase) { _, new in lifecycle.phases.send(new) }
  }
}
struct ContentView: View {
  @StateObject private var lifecycle = Lifecycle()
  @State private var covers = false
  var body: some View {
    Account()
      .overlay { if covers { Color.black.ignoresSafeArea() } }
      .onReceive(lifecycle.phases) { new in covers = new != .active }
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var isBusy = false
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
  }
}
struct Account: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
