import SwiftUI

/// A view that another one shows, which takes the cover away by a binding to a property of an object.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var shade = Shade.shared

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        Heading(isUp: $shade.isUp)
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
