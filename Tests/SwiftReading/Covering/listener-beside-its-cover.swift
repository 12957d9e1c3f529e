// What listens is there whenever the cover can be: in the same branch, or behind what is always shown.
import SwiftUI

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @AppStorage("isIn") private var isIn = false
  var body: some View {
    if isIn { Account() } else { Text("Welcome") }
  }
}

struct Account: View {
  @AppStorage("number") private var number = ""
  @Environment(\.scenePhase) private var phase
  @State private var isLeft = false
  @State private var isAway = false
  var body: some View {
    Text(number)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color.clear.onChange(of: phase) { _, new in isAway = new != .active } }
      .overlay { if isLeft || isAway { Color.black.ignoresSafeArea() } }
      .onReceive(left) { _ in isLeft = true }
      .task {
        for await _ in back { isLeft = false }
      }
  }
  private var left: NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
  }
  private var back: NotificationCenter.Notifications {
    NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification)
  }
}
