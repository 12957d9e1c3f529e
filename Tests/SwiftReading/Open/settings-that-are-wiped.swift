import SwiftUI

/// A view that is locked by a setting, and all of the app's settings that are taken away after that.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("locked") private var isLocked = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        if isLocked {
          Button("Unlock") { isLocked = false }
        } else {
          Text(UserDefaults.standard.string(forKey: "note") ?? "")
        }
      }
      .onChange(of: phase) { _, phase in
        switch phase {
        case .inactive: isLocked = true
        case .background: UserDefaults.standard.removePersistentDomain(forName: "com.example.notes")
        default: break
        }
      }
    }
  }
}
