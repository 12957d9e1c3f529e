// The view keeps a plain class as its state, and sees none of its changes.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @State private var m = M()
  var body: some View {
    Account().overlay { if m.on { Color.black.ignoresSafeArea() } }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      ) { _ in m.on = true }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in m.on = false }
  }
}
final class AccountModel: ObservableObject {
  static let shared = AccountModel();
  @Published var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
struct Account: View {
  @ObservedObject var m = AccountModel.shared; var body: some View { Text(m.number) }
}
final class M { var on = false }
