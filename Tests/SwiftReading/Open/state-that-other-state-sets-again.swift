import SwiftUI

/// State that is set beneath a condition, and taken back where other state was set with it.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false
  @State private var isDark = false

  var body: some View {
    ZStack {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
      if isCovered { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, phase in
      if phase == .inactive {
        isCovered = true
        isDark = true
      }
      if isDark { isCovered = false }
    }
  }
}
