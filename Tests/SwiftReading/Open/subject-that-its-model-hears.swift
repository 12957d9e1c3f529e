// A subject of which its model hears, and takes the cover away.
import Combine
import SwiftUI
final class Lifecycle: ObservableObject {
  let phases = PassthroughSubject<ScenePhase, Never>()
  @Published var covers = false
  private var bag: AnyCancellable?
  init() { bag = phases.sink { [weak self] _ in self?.covers = false } }
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
  @EnvironmentObject private var lifecycle: Lifecycle
  var body: some View {
    Account()
      .overlay { if lifecycle.covers { Color.black.ignoresSafeArea() } }
      .onReceive(lifecycle.phases) { new in lifecycle.covers = new != .active }
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
