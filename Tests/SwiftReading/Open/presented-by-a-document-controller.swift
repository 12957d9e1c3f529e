// A controller of documents presents one above the cover.
import SwiftUI
import Combine
import UIKit

@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var covered = false

  var body: some View {
    Account().overlay { if phase != .active { Color.black.ignoresSafeArea() } }
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
struct Account: View { var body: some View { Button("Show") { Router.show() } } }
enum Router {
  static let c = UIDocumentInteractionController(url: URL(fileURLWithPath: "a.pdf"));
  static func show() { c.presentPreview(animated: true) }
}
