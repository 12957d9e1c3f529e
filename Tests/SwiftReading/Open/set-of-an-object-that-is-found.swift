import Resolver
import SwiftUI

/// An object that a library hands out is told to take the cover away.
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
        settle()
      }
    }
  }

  private func settle() {
    let found: Shade = Resolver.resolve()
    found.isUp = false
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
