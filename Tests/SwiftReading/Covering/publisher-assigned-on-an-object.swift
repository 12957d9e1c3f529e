import SwiftUI

struct CardView: View {
  @AppStorage("card") private var number = ""
  var body: some View { NavigationStack { List { Text(number) } } }
}

import Combine
/// The values of publishers are given to a property of an object.
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
    center.publisher(for: UIApplication.willResignActiveNotification).map { _ in true }.assign(
      to: \.isCovered, on: self
    ).store(in: &bag)
    center.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in false }.assign(
      to: \.isCovered, on: self
    ).store(in: &bag)
  }
}
