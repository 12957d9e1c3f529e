import SwiftUI
import Combine
@main struct AccountApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var covered = false
  var body: some View {
    ZStack {
      Account(); if covered { Color.black.ignoresSafeArea() }
    }.modifier(Foot()).onChange(of: phase) { _, n in covered = n != .active }
  }
}
struct Foot: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content; Account()
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
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
