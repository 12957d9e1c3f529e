// A view hides the window with the cover as it appears.
import SwiftUI
import UIKit

@main struct DemoApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = false
  var body: some Scene {
    WindowGroup {
      Group {
        if isLocked { Curtain() } else { Account() }
      }
    }
    .onChange(of: phase) { _, new in
      isLocked = new != .active
      if new != .active { Shield.shared.show() } else { Shield.shared.hide() }
    }
  }
}
final class Shield {
  static let shared = Shield()
  private var window: UIWindow?
  func show() {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .black
    window.makeKeyAndVisible()
    self.window = window
  }
  func hide() {
    window?.isHidden = true
    window = nil
  }
}
struct Curtain: View {
  @ObservedObject var model = AccountModel.shared
  var body: some View { Text(model.number).onAppear { Shield.shared.hide() } }
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
