import SwiftUI

/// A loop over a long range that takes the cover away in a turn that comes late.
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
        isCovered = phase != .active
        for turn in 0..<1_500 where turn == 1_200 { isCovered = false }
      }
    }
  }
}
