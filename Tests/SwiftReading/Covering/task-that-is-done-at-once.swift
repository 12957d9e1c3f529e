import SwiftUI

/// A cover that a task takes away as the view appears, long before the app is left.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if isCovered { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { _, phase in isCovered = phase != .active }
      .task { isCovered = false }
    }
  }
}
