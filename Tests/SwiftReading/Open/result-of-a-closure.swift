import SwiftUI

/// A result that is made by a closure which takes the cover away.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var shade = Shade.shared

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if shade.isUp { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        shade.isUp = phase != .active
        let result = Result { try clear() }
        print(result)
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

func clear() throws -> Int {
  Shade.shared.isUp = false
  return 1
}
