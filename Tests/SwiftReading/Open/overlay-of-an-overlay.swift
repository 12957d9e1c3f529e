// The cover lies on what lies above the screen, and is as small.
import SwiftUI
@main
struct A: App { var body: some Scene { WindowGroup { RootView() } } }
struct Badge: View { var body: some View { Text("Live") } }
struct RootView: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var enabled = true
  var body: some View {
    HomeView().overlay { Badge().overlay { if scenePhase != .active { Color.black } } }
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
