// The cover follows a variable of a type, which no view watches.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {

  var body: some View {
    Account().overlay { if Flags.on { Color.black.ignoresSafeArea() } }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      ) { _ in Flags.on = true }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in Flags.on = false }
  }
}
final class AccountModel: ObservableObject {
  static let shared = AccountModel();
  @Published var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
struct Account: View {
  @ObservedObject var m = AccountModel.shared; var body: some View { Text(m.number) }
}
enum Flags { static var on = false }
