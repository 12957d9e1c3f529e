import SwiftUI

/// A view that takes its cover away after both branches have set it.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @Environment(\.scenePhase) private var phase
  @AppStorage("covers") private var covers = false
  @State private var isCovered = false

  var body: some View {
    ZStack {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
      Toggle("Cover", isOn: $covers)
      if isCovered { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, phase in
      if phase == .active { isCovered = false } else { isCovered = true }
      if !covers { isCovered = false }
    }
  }
}
