// What follows a value that one of two handlers sets touches no cover.
import SwiftUI

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
@main struct A: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @Environment(\.scenePhase) var phase
  @State var flag = false
  @State var covered = false
  @State var count = 0
  var body: some View {
    Notes()
      .overlay { if covered { Color.black.ignoresSafeArea() } }
      .onChange(of: flag) { _, f in count += 1 }
      .onChange(of: phase) { _, p in covered = p != .active }
      .onChange(of: phase) { _, p in flag = p != .active }
  }
}
