import Resolver
import SwiftUI

/// Whatever meets a protocol is told to take the cover away.
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
    let found: any Hiding = Resolver.resolve()
    found.isUp = false
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

protocol Hiding: AnyObject {
  var isUp: Bool { get set }
}

extension Shade: Hiding {}
