// The object has a publisher of its own, to which its properties do not send.
import SwiftUI
import Combine

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @StateObject private var m = M()
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
final class M: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>(); @Published var on = false
}
