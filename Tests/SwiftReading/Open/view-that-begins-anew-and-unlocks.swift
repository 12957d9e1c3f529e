// Open: a view begins anew as the app is left, and unlocks itself as it appears.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = false
  @State private var session = UUID()

  var body: some View {
    LockedView(isUnlocked: $isUnlocked).id(session)
      .onChange(of: phase) { _, new in
        if new != .active {
          isUnlocked = false
          session = UUID()
        }
      }
  }
}

struct LockedView: View {
  @Binding var isUnlocked: Bool

  var body: some View {
    ZStack {
      if isUnlocked { CardView() } else { Text("Locked") }
    }
    .onAppear { isUnlocked = true }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
