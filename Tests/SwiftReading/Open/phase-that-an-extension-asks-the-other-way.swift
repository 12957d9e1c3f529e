import SwiftUI

/// An extension says of the background that the scene is active.
@main
struct TheApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      ZStack {
        Text("Secret"); if !phase.isActive { Color.white.ignoresSafeArea() }
      }
    }
  }
}
extension ScenePhase { var isActive: Bool { self != .inactive } }
