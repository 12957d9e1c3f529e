// A controller shows another in detail, which lies above the cover.
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
    Rep().overlay { if phase != .active { Color.black.ignoresSafeArea() } }
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

struct Rep: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { C() };
  func updateUIViewController(_ c: UIViewController, context: Context) {}
}
class C: UIViewController {
  @objc func go() {
    showDetailViewController(UIHostingController(rootView: Account()), sender: nil)
  }
}
