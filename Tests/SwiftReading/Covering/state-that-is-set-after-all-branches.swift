import SwiftUI

/// A view that takes its cover away beneath a condition, and lays it after that in any case.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false
  @State private var isReading = false

  var body: some View {
    ZStack {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
      Button("Read") { isReading.toggle() }
      if isCovered { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, phase in
      if isReading { isCovered = false }
      if phase == .active { isCovered = false } else { isCovered = true }
    }
  }
}
