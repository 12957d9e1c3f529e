// The number is larger than what it lies on, which the cover covers.
import SwiftUI
import Combine

@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var covered = false

  var body: some View {
    Account().overlay { if phase != .active { Color.black } }
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
  var body: some View {
    Color.white.frame(width: 10, height: 10).overlay { Text(m.number).fixedSize() }
  }
}
