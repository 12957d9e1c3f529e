// The cover asks the shared object, which the view does not observe.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {

  var body: some View {
    Account().overlay { if M.shared.on { Color.black.ignoresSafeArea() } }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      ) { _ in M.shared.on = true }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in M.shared.on = false }
  }
}
final class AccountModel: ObservableObject {
  static let shared = AccountModel();
  @Published var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
struct Account: View {
  @ObservedObject var m = AccountModel.shared; var body: some View { Text(m.number) }
}
final class M: ObservableObject { static let shared = M(); @Published var on = false }
