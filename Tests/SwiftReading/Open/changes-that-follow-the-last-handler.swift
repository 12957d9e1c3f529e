// What follows a value that one handler sets takes away what another has laid.
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
  var body: some View {
    Notes()
      .overlay { if covered { Color.black.ignoresSafeArea() } }
      .onChange(of: flag) { _, f in if f { covered = false } }
      .onChange(of: phase) { _, p in covered = p != .active }
      .onChange(of: phase) { _, p in flag = p != .active }
  }
}
