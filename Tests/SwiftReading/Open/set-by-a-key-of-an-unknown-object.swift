import Resolver
import SwiftUI

/// A property of an object that is not known is set by its name, which takes the cover away.
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
    let found: NSObject = Resolver.resolve()
    found.setValue(false, forKey: "isUp")
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
