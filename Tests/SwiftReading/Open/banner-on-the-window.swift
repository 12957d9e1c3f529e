// A label with the number is added to the window, above the view that the cover is in.
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
  static func show() {
    guard let w = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow else {
      return
    }; let l = UILabel(frame: w.bounds); l.text = AccountModel.shared.number; w.addSubview(l)
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
