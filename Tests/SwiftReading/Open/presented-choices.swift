// A picker shows the names in a menu, which lies above the cover.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @ObservedObject private var model = AccountModel.shared
  @State private var chosen = ""
  var body: some View {
    Form { Picker("Account", selection: $chosen) { ForEach(model.names, id: \.self) { Text($0) } } }
      .task { await model.load() }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var names: [String] = []
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
    names = number.components(separatedBy: ",")
  }
}
