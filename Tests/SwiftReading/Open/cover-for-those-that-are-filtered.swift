import SwiftUI

/// A cover that is shown for those of a list that another one has.
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
    let names = UserDefaults.standard.stringArray(forKey: "names") ?? []
    ["one"].filter { names.contains($0) }.forEach { _ in shade.isUp = true }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
