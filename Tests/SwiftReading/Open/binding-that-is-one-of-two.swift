import SwiftUI

/// A view that is bound to one of two values, of which only one lays the cover.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @AppStorage("other") private var isOther = false
  @State private var isCovered = false
  @State private var isDark = false

  var body: some View {
    ZStack {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
      Watcher(isCovered: isOther ? $isDark : $isCovered)
      if isCovered { Color.black.ignoresSafeArea() }
    }
  }
}

struct Watcher: View {
  @Environment(\.scenePhase) private var phase
  @Binding var isCovered: Bool

  var body: some View {
    Text("Notes").onChange(of: phase) { _, phase in
      isCovered = phase != .active
    }
  }
}
