import SwiftUI

/// A function that is another one after many turns of a loop.
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
        var turns = 0
        var settle: () -> Void = {}
        while turns < 5_000 {
          if turns == 4_000 { settle = { isCovered = false } }
          turns += 1
        }
        settle()
      }
    }
  }
}
