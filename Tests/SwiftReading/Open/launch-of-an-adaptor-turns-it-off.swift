// What the delegate of a SwiftUI app has fetched turns the cover off.
import Remote
import SwiftUI

final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Remote.fetch { value in Shield.shared.apply(value) }
    return true
  }
}

final class Shield: ObservableObject {
  static let shared = Shield()
  @Published var isOn = true
  func apply(_ value: Bool) { isOn = value }
}

@main struct DemoApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @ObservedObject private var shield = Shield.shared
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardScreen()
        if shield.isOn && phase != .active { Color.black.ignoresSafeArea() }
      }
    }
  }
}

struct CardScreen: View {
  @AppStorage("cardNumber") private var number = ""
  var body: some View { Text(number).frame(maxWidth: .infinity, maxHeight: .infinity) }
}
