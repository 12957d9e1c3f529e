import Resolver
import SwiftUI

/// An object of another class, with a property of the same name, is set as the app is left.
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
    let found: Lamp = Resolver.resolve()
    found.isUp = false
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

final class Lamp {
  var isUp = true
}
