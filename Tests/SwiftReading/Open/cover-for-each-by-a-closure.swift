import SwiftUI

/// A cover that is shown by a closure for each of a list, which may have none.
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
        isCovered = false
        if phase != .active { names().forEach { _ in isCovered = true } }
      }
    }
  }

  private func names() -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }
}
