// Open: a view begins anew as the app is left, and a modifier on it keeps whether it is unlocked.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = false
  @State private var session = UUID()

  var body: some View {
    Text("Cards").id(session).modifier(LockedView())
      .onChange(of: phase) { _, new in
        if new != .active { session = UUID() }
      }
  }
}

struct LockedView: ViewModifier {
  @Environment(\.scenePhase) private var phase
  @State private var isUnlocked = true

  func body(content: Content) -> some View {
    ZStack {
      if isUnlocked { CardView() } else { content }
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
