// Open: a view begins anew with an animation as the app is left.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = false
  @State private var session = UUID()

  var body: some View {
    ZStack {
      if isUnlocked { CardView() } else { Button("Unlock") { isUnlocked = true } }
    }
    .id(session)
    .onChange(of: phase) { _, new in
      if new != .active {
        isUnlocked = false
        withAnimation { session = UUID() }
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
