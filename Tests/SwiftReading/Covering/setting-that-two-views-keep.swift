import SwiftUI

/// A view that is locked by a property of the app's with the same key.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("locked") private var isLocked = true

  var body: some Scene {
    WindowGroup {
      NotesView().onChange(of: phase) { _, phase in
        if phase != .active { isLocked = true }
      }
    }
  }
}

struct NotesView: View {
  @AppStorage("locked") private var locked = true

  var body: some View {
    if locked {
      Button("Unlock") { locked = false }
    } else {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
    }
  }
}
