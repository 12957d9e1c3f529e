import SwiftUI

/// A view that sets what it is bound to beneath a condition, and takes that back after it.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @State private var isCovered = false

  var body: some View {
    ZStack {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
      Watcher(isCovered: $isCovered)
      if isCovered { Color.black.ignoresSafeArea() }
    }
  }
}

struct Watcher: View {
  @Environment(\.scenePhase) private var phase
  @Binding var isCovered: Bool

  var body: some View {
    Text("Notes").onChange(of: phase) { _, phase in
      if phase == .inactive { isCovered = true }
      isCovered = false
    }
  }
}
