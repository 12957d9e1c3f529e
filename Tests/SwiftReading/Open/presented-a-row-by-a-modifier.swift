// A modifier has a row shown once more, above the cover.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    List { ForEach(AccountModel.shared.names, id: \.self) { n in Text(n).modifier(CopyMenu()) } }
      .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
struct CopyMenu: ViewModifier {
  func body(content: Content) -> some View { content.contextMenu { Button("Copy") {} } }
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
