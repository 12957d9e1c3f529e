// Of two handlers of the phase one takes away what the other lays.
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
    Notes()
      .overlay { if covered { Color.black.ignoresSafeArea() } }
      .onChange(of: phase) { _, p in covered = p != .active }
      .onChange(of: phase) { _, p in if p == .background { covered = false } }
  }
}
