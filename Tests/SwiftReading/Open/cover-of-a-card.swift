// A card on the screen covers itself alone.
import SwiftUI
@main
struct A: App { var body: some Scene { WindowGroup { RootView() } } }
struct RootView: View {
  var body: some View {
    HomeView().overlay(alignment: .bottom) { Card() }
  }
}
struct Card: View {
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    Text("card").padding().overlay { if scenePhase != .active { Color.black } }
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
