import SwiftUI

/// A cover that is shown for each of a list, which may have none.
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
        if phase == .active { isCovered = false } else { for _ in names() { isCovered = true } }
      }
    }
  }

  private func names() -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }
}
