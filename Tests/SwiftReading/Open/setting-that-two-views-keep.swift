import SwiftUI

/// A view that is locked, and unlocked again by a property of the app's with the same key.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage(Keys.lock) private var isLocked = true

  var body: some Scene {
    WindowGroup {
      NotesView().onChange(of: phase) { _, phase in
        if phase == .background { isLocked = false }
      }
    }
  }
}

enum Keys {
  static let lock = "locked"
}

struct NotesView: View {
  @Environment(\.scenePhase) private var phase
  @AppStorage("locked") private var locked = true

  var body: some View {
    ZStack {
      if locked {
        Text("Locked")
      } else {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
      }
    }
    .onChange(of: phase) { _, phase in if phase == .inactive { locked = true } }
  }
}
