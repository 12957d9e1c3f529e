// A view covers itself by a key that the root gives the environment.
import SwiftUI
import Combine

private struct IsCoveredKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var isCovered: Bool {
    get { self[IsCoveredKey.self] }
    set { self[IsCoveredKey.self] = newValue }
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var covered = false
  var body: some View {
    Home().environment(\.isCovered, covered).onChange(of: phase) { _, n in covered = n != .active }
  }
}
struct Home: View {
  @Environment(\.isCovered) private var isCovered
  var body: some View {
    ZStack {
      Account(); if isCovered { Color.black.ignoresSafeArea() }
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
