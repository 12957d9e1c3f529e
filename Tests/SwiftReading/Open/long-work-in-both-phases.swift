import SwiftUI

/// Work that takes more steps than are followed, in front and as the app is left, and at its end takes the cover away.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isCovered = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if isCovered { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        switch phase {
        case .active: count()
        default:
          isCovered = true
          count()
        }
      }
    }
  }

  private func count() {
    var sum = 0
    for one in 0..<900 {
      for other in 0..<900 { sum += one * other % 7 }
    }
    if sum > 0 { isCovered = false }
  }
}
