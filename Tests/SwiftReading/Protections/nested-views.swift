import SwiftUI

// A lock that the app hands to its views: as an object of the environment, and as a binding.
final class Lock: ObservableObject {
  @Published var isShut = false

  func follow(_ phase: ScenePhase) {
    if [.inactive, .background].contains(phase) { isShut = true } else { isShut = false }
  }
}

@main struct VaultApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var lock = Lock()
  @State private var isHidden = false

  var body: some Scene {
    WindowGroup {
      RootView(isHidden: $isHidden)
        .environmentObject(lock)
        .onChange(of: phase) { phase in
          lock.follow(phase)
          isHidden = phase != .active
        }
    }
  }
}

struct RootView: View {
  @Binding var isHidden: Bool

  var body: some View {
    Group {
      if isHidden {
        Color.gray.ignoresSafeArea()
      } else {
        GalleryView()
      }
    }
  }
}

struct GalleryView: View {
  @EnvironmentObject private var lock: Lock

  var body: some View {
    Text("4000 0566 5566 5556")
      .overlay(
        Group {
          if lock.isShut { ShutterView() }
        }
      )
  }
}

struct ShutterView: View {
  var body: some View {
    Color.black.ignoresSafeArea()
  }
}
