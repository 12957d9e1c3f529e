import Steps
import SwiftUI

/// An object of a library's, made with a closure that takes the cover away, which it may run at once.
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
        let step = Step("leave") { shade.isUp = false }
        step.log()
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
