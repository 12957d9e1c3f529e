import SwiftUI

/// A loop that takes the cover away where it turns again, and nobody knows whether it does.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if isCovered { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        isCovered = phase != .active
        var isAgain = false
        while UserDefaults.standard.bool(forKey: "busy") {
          if isAgain { isCovered = false }
          isAgain = true
        }
      }
    }
  }
}
