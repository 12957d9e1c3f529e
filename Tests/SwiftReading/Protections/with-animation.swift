import SwiftUI

// The state changes with an animation, so that the cover fades in: the picture comes before it is there.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isShut = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text("4000 0566 5566 5556")
        if isShut { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        withAnimation { isShut = phase == .background }
      }
    }
  }
}
