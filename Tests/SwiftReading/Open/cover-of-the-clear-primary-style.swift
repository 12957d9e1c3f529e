// The rectangle is painted with the first of the clear style around it.
import SwiftUI
import Combine

@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var covered = false

  var body: some View {
    Account().overlay { if phase != .active { Rectangle().fill(.primary).ignoresSafeArea() } }
      .foregroundStyle(.clear)
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
  @ObservedObject var m = AccountModel.shared;
  var body: some View { Text(m.number).foregroundStyle(.black) }
}
