// The number lies on a bar above the keyboard, which is above all windows.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var text = ""
  var body: some View {
    VStack { TextField("Amount", text: $text) }.toolbar {
      ToolbarItemGroup(placement: .keyboard) { Text(AccountModel.shared.number) }
    }.frame(maxWidth: .infinity, maxHeight: .infinity).overlay {
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
