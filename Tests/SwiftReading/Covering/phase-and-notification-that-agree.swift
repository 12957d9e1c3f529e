// A view covers by the phase and by a notification that comes with it.
import SwiftUI

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
@main struct A: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @Environment(\.scenePhase) var phase
  @State var covered = false
  var body: some View {
    ZStack {
      Notes(); if covered { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, p in covered = p != .active }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
    ) { _ in covered = true }
  }
}
