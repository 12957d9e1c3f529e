// A picker in segments opens nothing.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @ObservedObject private var model = AccountModel.shared
  @State private var chosen = "a"
  var body: some View {
    VStack {
      Text(model.number);
      Picker("Kind", selection: $chosen) {
        Text("All").tag("a"); Text("Paid").tag("b")
      }.pickerStyle(.segmented)
    }.frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }.overlay {
      if phase != .active { Color.black.ignoresSafeArea() }
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
