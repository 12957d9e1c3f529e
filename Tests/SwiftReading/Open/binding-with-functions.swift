import SwiftUI

/// A view that another one shows, which takes the cover away by a binding that is made with functions.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var shade = Shade.shared

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        Heading(isUp: Binding(get: { shade.isUp }, set: { shade.isUp = $0 }))
        if shade.isUp { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        shade.isUp = phase != .active
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

struct Heading: View {
  @Environment(\.scenePhase) private var phase
  @Binding var isUp: Bool

  var body: some View {
    Text("Notes").onChange(of: phase) { phase in
      if phase != .active { isUp = false }
    }
  }
}
