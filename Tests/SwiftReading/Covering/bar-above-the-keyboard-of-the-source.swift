// What a bar above the keyboard says stands in the source.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var text = ""
  var body: some View {
    VStack {
      Account(); TextField("Search", text: $text)
    }.toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") {}
      }
    }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
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
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
