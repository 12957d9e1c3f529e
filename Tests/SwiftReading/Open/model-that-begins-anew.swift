// Open: a view begins anew as the app is left, and so does the model that it makes.

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

final class Lock: ObservableObject { @Published var isOpen = true }

struct LockedView: View {
  @Environment(\.scenePhase) private var phase
  @StateObject private var lock = Lock()

  var body: some View {
    ZStack {
      if lock.isOpen { CardView() } else { Text("Locked") }
    }
    .onChange(of: phase) { _, new in
      if new != .active { lock.isOpen = false }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
