// The defaults are registered with a setting that turns the cover off.
import SwiftUI

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
@main struct A: App {
  init() { UserDefaults.standard.register(defaults: ["lock": false]) }
  var body: some Scene { WindowGroup { Root() } }
}
struct Root: View {
  @Environment(\.scenePhase) var phase
  @AppStorage("lock") var lock = true
  var body: some View {
    ZStack {
      Notes(); if phase != .active && lock { Color.black.ignoresSafeArea() }
    }
  }
}
