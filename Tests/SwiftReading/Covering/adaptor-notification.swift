import SwiftUI
import Combine
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
final class PrivacyState: ObservableObject {
  static let shared = PrivacyState(); @Published var covered = false
  init() {
    NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.covered = true }
  }
}
struct ContentView: View {
  @ObservedObject var s = PrivacyState.shared
  var body: some View {
    ZStack {
      Account(); if s.covered { Color.black }
    }
  }
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var isBusy = false
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
