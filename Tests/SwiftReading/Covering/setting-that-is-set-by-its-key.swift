import SwiftUI

/// A view that is locked by what the app's settings are told by their key.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("unlocked") private var isUnlocked = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        if isUnlocked {
          Text(UserDefaults.standard.string(forKey: "note") ?? "")
        } else {
          Button("Unlock") { isUnlocked = true }
        }
      }
      .onChange(of: phase) { _, phase in
        if phase != .active { UserDefaults.standard.set(false, forKey: "unlocked") }
      }
    }
  }
}
