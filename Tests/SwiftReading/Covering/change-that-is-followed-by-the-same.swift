import SwiftUI

/// What follows a change runs when the handler has ended, and covers once more.
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
      .onChange(of: isLocked) { _, _ in isHidden = true }
      .onChange(of: phase) { _, phase in
        if phase == .background { isLocked = true }
        isHidden = phase != .active
      }
    }
  }
}
