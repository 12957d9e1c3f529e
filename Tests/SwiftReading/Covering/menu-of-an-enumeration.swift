// The items of a menu are the cases of an enumeration.
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
enum Kind: String, CaseIterable { case all, paid }
struct Sort: View {
  var body: some View {
    Menu("Sort") {
      ForEach(Kind.allCases, id: \.self) { kind in Button(kind.rawValue.capitalized) {} }
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
struct Account: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
