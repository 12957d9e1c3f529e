import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

import Combine
/// A published property has the values of a publisher.
@main struct CardApp: App {
  @StateObject private var guardian = PrivacyGuard()
  var body: some Scene {
    WindowGroup { CardView().overlay { if guardian.isCovered { Color.black.ignoresSafeArea() } } }
  }
}
final class PrivacyGuard: ObservableObject {
  @Published var isCovered = false
  init() {
    let center = NotificationCenter.default
    Publishers.Merge(
      center.publisher(for: UIApplication.willResignActiveNotification).map { _ in true },
      center.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in false }
    ).assign(to: &$isCovered)
  }
}
