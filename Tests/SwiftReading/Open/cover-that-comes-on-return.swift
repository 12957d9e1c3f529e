// It is laid as the app is in front again, and taken down by a tap.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false
  var body: some View {
    Account()
      .overlay {
        if isCovered { Color.black.ignoresSafeArea().onTapGesture { isCovered = false } }
      }
      .onChange(of: phase) { _, new in
        if new == .active { isCovered = true }
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
