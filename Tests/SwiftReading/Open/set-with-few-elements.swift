import SwiftUI

/// A cover that is shown where a set has few elements.
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
    let names = UserDefaults.standard.stringArray(forKey: "names") ?? []
    shade.isUp = shade.isUp && Set(names).count < 2
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
