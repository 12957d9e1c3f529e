// The setting is turned off by its key.
import SwiftUI
@main
struct A: App { var body: some Scene { WindowGroup { RootView() } } }

struct RootView: View {
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("hides") private var enabled = true
  var body: some View {
    VStack {
      HomeView(); Button("x") { UserDefaults.standard.set(false, forKey: "hides") }
    }.overlay { if scenePhase != .active && enabled { Color.black.ignoresSafeArea() } }
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
struct HomeView: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
