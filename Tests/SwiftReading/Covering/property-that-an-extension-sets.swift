import SwiftUI

/// A view that is locked by a property which an extension adds to the app's settings.
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
        if phase != .active { UserDefaults.standard.isUnlocked = false }
      }
    }
  }
}

extension UserDefaults {
  var isUnlocked: Bool {
    get { bool(forKey: "unlocked") }
    set { set(newValue, forKey: "unlocked") }
  }
}
