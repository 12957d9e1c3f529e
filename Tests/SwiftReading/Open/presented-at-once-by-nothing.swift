// The view that presents is never shown.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Account() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false
  var body: some View {
    Account()
      .onChange(of: phase) { _, new in isCovered = new != .active }
      .fullScreenCover(isPresented: $isCovered) {
        VStack {
          Image(systemName: "lock"); Text("Locked")
        }
      }
      .transaction { $0.disablesAnimations = true }
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
