import SwiftUI
import Combine
@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false
  var body: some View {
    ZStack {
      Account()
      if isCovered { LockScreen(unlock: { isCovered = false }) }
    }.onChange(of: phase) { _, n in if n != .active { isCovered = true } }
  }
}
struct LockScreen: View {
  let unlock: () -> Void
  var body: some View {
    VStack {
      Spacer(); Image(systemName: "faceid");
      Button("Unlock") { unlock() }.buttonStyle(.borderedProminent); Spacer()
    }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black).ignoresSafeArea()
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
