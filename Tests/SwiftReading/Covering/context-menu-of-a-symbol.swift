// A context menu shows a symbol once more.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @ObservedObject private var model = AccountModel.shared
  var body: some View {
    VStack {
      Text(model.number); Image(systemName: "gear").contextMenu { Button("Reset") {} }
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }.overlay {
      if phase != .active { Color.black.ignoresSafeArea() }
    }
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
