import SwiftUI

/// A cover that is shown by what is made of a text, which may not be there.
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
    shade.isUp = false
    UserDefaults.standard.string(forKey: "name").map { _ in shade.isUp = true }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
