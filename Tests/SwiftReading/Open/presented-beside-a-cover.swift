// A controller beside the one that covers shows the number.
import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @State private var shows = false
  @State var covered = false
  var body: some View {
    Account().fullScreenCover(isPresented: $shows) { Account() }.fullScreenCover(
      isPresented: $covered
    ) { Color.black }.transaction { $0.disablesAnimations = true }.onChange(of: phase) {
      covered = phase != .active
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
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).task { await model.load() }
  }
}
