// The names in a menu of UIKit lie above the cover.
import SwiftUI
import UIKit
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack {
      Account(); Rep()
    }.overlay { if phase != .active { Color.black.ignoresSafeArea() } }
  }
}
struct Rep: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let b = UIButton(type: .system); b.setTitle("Accounts", for: .normal);
    b.showsMenuAsPrimaryAction = true;
    b.menu = UIMenu(children: AccountModel.shared.names.map { UIAction(title: $0) { _ in } });
    return b
  }; func updateUIView(_ v: UIButton, context: Context) {}
}

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var names: [String] = []
  func load() async {
    guard
      let (data, _) = try? await URLSession.shared.data(
        from: URL(string: "https://example.com/account")!)
    else { return }
    number = String(decoding: data, as: UTF8.self)
    names = number.components(separatedBy: ",")
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
