// The cover fades in after a while.
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
      Account(); if covered { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, n in
      withAnimation(.linear(duration: 0.1).delay(2)) { covered = n != .active }
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
