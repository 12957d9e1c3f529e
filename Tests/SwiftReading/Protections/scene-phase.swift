import SwiftUI

@main
struct LedgerApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isLocked = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text("1,204.50")
        if scenePhase != .active {
          Color.white.ignoresSafeArea()
        }
        if isLocked {
          Rectangle().fill(.ultraThinMaterial)
        }
      }
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .background: isLocked = true
      default: break
      }
    }
  }
}
