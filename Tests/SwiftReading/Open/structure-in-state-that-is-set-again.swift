import SwiftUI

/// A structure in a view's state, one field of which is set beneath a condition and by an observer after it.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NotesView() }
  }
}

struct NotesView: View {
  @Environment(\.scenePhase) private var phase
  @State private var shade = Shade()

  var body: some View {
    ZStack {
      Text(UserDefaults.standard.string(forKey: "note") ?? "")
      if shade.isUp { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, phase in
      if phase == .inactive { shade.isUp = true }
      shade.isOld.toggle()
    }
  }
}

struct Shade {
  var isUp = false
  var isOld = false { didSet { isUp = false } }
}
