import SwiftUI

/// A cover that is shown where a list has few elements.
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
        var count = 0
        for _ in names() { count += 1 }
        isCovered = phase != .active && count < 2
      }
    }
  }

  private func names() -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] }
}
