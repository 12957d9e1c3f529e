import SwiftUI

/// A cover that fades in, of which a part would be inserted as it is.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Notes()
        .overlay {
          if phase != .active {
            ZStack { Color.black.ignoresSafeArea().transition(.identity) }
          }
        }
        .animation(.easeOut(duration: 0.25), value: phase)
    }
  }
}

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
