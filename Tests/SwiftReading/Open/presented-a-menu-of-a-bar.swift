// The names in a menu of a bar lie above the cover.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @ObservedObject private var model = AccountModel.shared
  var body: some View {
    NavigationStack {
      Account().toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            ForEach(model.names, id: \.self) { Button($0) {} }
          } label: {
            Image(systemName: "ellipsis")
          }
        }
      }
    }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
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
