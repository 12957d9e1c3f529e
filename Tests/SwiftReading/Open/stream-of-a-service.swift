import SwiftUI

/// A cover that goes by what a service's stream brings, whenever that is.
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
      .task { for await isLocked in Service.shared.locks() { isCovered = isLocked } }
    }
  }
}
