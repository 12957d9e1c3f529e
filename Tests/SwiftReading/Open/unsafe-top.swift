// The cover ignores the safe area at the bottom alone.
import SwiftUI
import Combine

@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var covered = false

  var body: some View {
    ZStack {
      Account(); if phase != .active { Color.black.ignoresSafeArea(edges: .bottom) }
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
  @ObservedObject var m = AccountModel.shared;
  var body: some View {
    VStack {
      Text(m.number); Spacer()
    }.ignoresSafeArea()
  }
}
