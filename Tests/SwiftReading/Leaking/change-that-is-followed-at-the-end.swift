import SwiftUI

/// What follows a change runs when the handler has ended, and takes the cover away that this lays after it.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isLocked = false
  @State private var isHidden = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if isHidden { Color.black.ignoresSafeArea() }
      }
      .onChange(of: isLocked) { _, _ in isHidden = false }
      .onChange(of: phase) { _, phase in
        if phase == .background { isLocked = true }
        isHidden = phase != .active
      }
    }
  }
}
