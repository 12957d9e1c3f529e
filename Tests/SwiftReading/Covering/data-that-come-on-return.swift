// What comes as the app is in front again is no protection, and takes none away.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var problem: String?
  var body: some View {
    VStack {
      if let problem { Text(problem) }
      Account()
    }
    .task(id: AccountModel.shared.number) { problem = try? await Service.shared.check() }
    .onChange(of: phase) { _, new in
      if new == .active { Task { problem = try? await Service.shared.check() } }
    }
    .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
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
