import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

import Combine
/// A publisher hands on after three seconds that the app is left.
@main struct CardApp: App {
  @StateObject private var guardian = PrivacyGuard()
  var body: some Scene {
    WindowGroup { CardView().overlay { if guardian.isCovered { Color.black.ignoresSafeArea() } } }
  }
}
final class PrivacyGuard: ObservableObject {
  @Published var isCovered = false
  var other = false
  private var bag = Set<AnyCancellable>()
  init() {
    let center = NotificationCenter.default
    let resign = center.publisher(for: UIApplication.willResignActiveNotification).map { _ in true }
    let active = center.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in false }
    resign.delay(for: 3, scheduler: RunLoop.main).assign(to: &$isCovered)
  }
}
