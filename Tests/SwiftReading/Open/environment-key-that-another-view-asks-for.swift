// The view asks for another key, and is not drawn anew with the object that it reads.
import SwiftUI
import Combine

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
extension EnvironmentValues { @Entry var isCovered = false }
final class Privacy: ObservableObject {
  static let shared = Privacy(); @Published var covered = false
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @ObservedObject private var privacy = Privacy.shared
  var body: some View {
    Middle().environment(\.isCovered, privacy.covered).onChange(of: phase) { _, n in
      privacy.covered = n != .active
    }
  }
}
struct Middle: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ZStack {
      Account(); if Privacy.shared.covered { Color.black.ignoresSafeArea() }
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
