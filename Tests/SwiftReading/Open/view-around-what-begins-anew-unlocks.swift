// Open: what is done as a view appears stands outside of what begins anew as the app is left, and may be done again.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = false
  @State private var session = UUID()

  var body: some View {
    LockedView(isUnlocked: $isUnlocked).id(session).onAppear { isUnlocked = true }
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
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
