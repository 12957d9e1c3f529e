// A second window shows the number, above the one that the cover is in.
import SwiftUI
import UIKit
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack {
      Account(); Button("x") { Banner.show() }
    }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
@MainActor enum Banner {
  static var window: UIWindow?;
  static func show() {
    guard let s = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return };
    let w = UIWindow(windowScene: s);
    w.rootViewController = UIHostingController(rootView: Account()); w.makeKeyAndVisible();
    window = w
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
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
