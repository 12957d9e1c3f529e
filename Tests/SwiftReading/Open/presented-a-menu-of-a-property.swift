// The items of a menu, which a property makes, are names.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack {
      Account(); Sort()
    }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
struct Sort: View {
  var body: some View {
    Menu {
      items
    } label: {
      Image(systemName: "list.bullet")
    }
  }
  @ViewBuilder var items: some View {
    ForEach(AccountModel.shared.names, id: \.self) { Button($0) {} }
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
struct Account: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
