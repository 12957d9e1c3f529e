// Open: a view begins anew as the app is left, and with it what it keeps about being unlocked.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = false
  @State private var session = UUID()

  var body: some View {
    LockedView().id(session)
      .onChange(of: phase) { _, new in
        if new != .active { session = UUID() }
      }
  }
}

struct LockedView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = true

  var body: some View {
    ZStack {
      if isUnlocked { CardView() } else { Text("Locked") }
    }
    .onChange(of: phase) { _, new in
      if new != .active { isUnlocked = false }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
