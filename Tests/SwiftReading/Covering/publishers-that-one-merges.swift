import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

import Combine
/// A publisher that merges two others is listened to.
@main struct CardApp: App {
  @StateObject private var guardian = PrivacyGuard()
  var body: some Scene {
    WindowGroup { CardView().overlay { if guardian.isCovered { Color.black.ignoresSafeArea() } } }
  }
}
final class PrivacyGuard: ObservableObject {
  @Published var isCovered = false
  private var bag = Set<AnyCancellable>()
  init() {
    let center = NotificationCenter.default
    Publishers.Merge(
      center.publisher(for: UIApplication.willResignActiveNotification).map { _ in true },
      center.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in false }
    ).sink { [weak self] in self?.isCovered = $0 }.store(in: &bag)
  }
}
