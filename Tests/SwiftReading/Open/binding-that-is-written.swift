import SwiftUI

/// A binding that is made with functions and takes the cover away.
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
        let isUp = Binding(get: { shade.isUp }, set: { shade.isUp = $0 })
        isUp.wrappedValue = false
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}
