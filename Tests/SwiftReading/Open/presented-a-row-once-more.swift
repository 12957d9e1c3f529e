// A context menu shows its row once more, above the cover.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @ObservedObject private var model = AccountModel.shared
  var body: some View {
    List {
      ForEach(model.names, id: \.self) { name in Text(name).contextMenu { Button("Copy") {} } }
    }.task { await model.load() }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
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
