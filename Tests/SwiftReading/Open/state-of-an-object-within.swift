// The object within another changes, and the view observes the other.
import SwiftUI

@main struct DemoApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @StateObject private var m = Outer()
  var body: some View {
    Account().overlay { if m.inner.on { Color.black.ignoresSafeArea() } }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      ) { _ in m.inner.on = true }
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in m.inner.on = false }
  }
}
final class AccountModel: ObservableObject {
  static let shared = AccountModel();
  @Published var number = UserDefaults.standard.string(forKey: "n") ?? ""
}
struct Account: View {
  @ObservedObject var m = AccountModel.shared; var body: some View { Text(m.number) }
}
final class M: ObservableObject { @Published var on = false }
final class Outer: ObservableObject { @Published var inner = M() }
