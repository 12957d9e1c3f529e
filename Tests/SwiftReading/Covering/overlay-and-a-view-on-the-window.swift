// A view on the window covers as well where a setting says so.
import SwiftUI
import UIKit
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @AppStorage("strict") private var strict = false
  var body: some View {
    Account().overlay { if phase != .active { Color.black.ignoresSafeArea() } }.onChange(of: phase)
    { if phase != .active { if strict { Shade.shared.show() } } else { Shade.shared.hide() } }
  }
}
@MainActor final class Shade {
  static let shared = Shade(); var view: UIView?;
  func show() {
    guard let w = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow else {
      return
    }; let v = UIView(frame: w.bounds); v.backgroundColor = .black; w.addSubview(v); view = v
  }; func hide() { view?.removeFromSuperview(); view = nil }
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
