import SwiftUI
import Combine
import Observation
@main struct DemoApp: App {
  @State private var lock = Lock(); @Environment(\.scenePhase) var phase
  var body: some Scene {
    WindowGroup { ContentView().environment(lock) }.onChange(of: phase) { _, n in
      lock.isLocked = n != .active
    }
  }
}
@Observable final class Lock { var isLocked = false }
struct ContentView: View {
  @Environment(Lock.self) private var lock
  var body: some View { Account().overlay { if lock.isLocked { Color.black.ignoresSafeArea() } } }
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
