// A toggle turns the cover off.
import SwiftUI
@main
struct A: App {
  var body: some Scene { WindowGroup { Home() } }
}
struct Home: View {
  @AppStorage("cover") private var enabled = true
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    ZStack {
      VStack {
        HomeView(); Toggle("Cover", isOn: $enabled)
      }
      if enabled && scenePhase != .active { Color.black.ignoresSafeArea() }
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
struct HomeView: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View {
    VStack {
      Text("Balance"); Text(model.number)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
