import SwiftUI
import Combine
@main struct DemoApp: App {

  var body: some Scene { WindowGroup { ContentView() } }
}
struct ContentView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack { Account().navigationTitle("Accounts").toolbar { Button("Add") {} } }
      .privacyCover()
  }
}
struct PrivacyCover: ViewModifier {
  @Environment(\.scenePhase) private var phase
  func body(content: Content) -> some View {
    content.overlay { if phase != .active { Rectangle().fill(Color.black).ignoresSafeArea() } }
  }
}
extension View { func privacyCover() -> some View { modifier(PrivacyCover()) } }

final class AccountModel: ObservableObject {
  static let shared = AccountModel()
  @Published var number = ""
  @Published var isBusy = false
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
