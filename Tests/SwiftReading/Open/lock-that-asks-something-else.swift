// Nothing asks the user.
import LocalAuthentication
import SwiftUI

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = true
  var body: some Scene {
    WindowGroup {
      Group {
        if isLocked { LockView(unlock: { isLocked = false }) } else { Account() }
      }
    }
    .onChange(of: phase) { _, new in
      if new == .background { isLocked = true }
    }
  }
}
struct LockView: View {
  var unlock: () -> Void
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Button("Unlock") { Task { await ask() } }
    }.task { await ask() }
  }
  private func ask() async {
    if await Rules.engine.evaluatePolicy("stay-open") { unlock() }
  }
}

enum Rules { static let engine = PolicyEngine(named: "app") }

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
