// Names are suggested as one searches, beneath the status bar as well.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var text = ""
  var body: some View {
    NavigationStack {
      List { Text("All") }.searchable(text: $text) {
        ForEach(AccountModel.shared.names, id: \.self) { Text($0) }
      }
    }.overlay { if phase != .active { Color.black } }
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
