import SwiftUI

/// A view that takes back what it is bound to beneath a condition, and sets it after that.
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
      if UserDefaults.standard.bool(forKey: "reads") { isCovered = false }
      isCovered = phase != .active
    }
  }
}
