import SwiftUI

/// A cover that fades in and goes at once, beneath an animation of the phase.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Notes()
        .overlay {
          if phase != .active {
            Color.black.ignoresSafeArea()
              .transition(.asymmetric(insertion: .opacity, removal: .identity))
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
