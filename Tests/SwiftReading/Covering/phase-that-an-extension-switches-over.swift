import SwiftUI

/// An extension says in which phases the cover is needed.
@main
struct TheApp: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      ZStack {
        Text("Secret"); if phase.needsCover { Color.white.ignoresSafeArea() }
      }
    }
  }
}
extension ScenePhase {
  var needsCover: Bool {
    switch self {
    case .active: return false;
    case .inactive, .background: return true;
    @unknown default: return true
    }
  }
}
