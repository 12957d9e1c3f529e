import SwiftUI

/// A cover that sets a value as it appears, which takes the cover away.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var shade = Shade()

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if shade.isUp { ShadeView(shade: shade) }
      }
      .onChange(of: phase) { _, phase in shade.isUp = phase != .active }
      .onChange(of: shade.attempts) { shade.isUp = false }
    }
  }
}

final class Shade: ObservableObject {
  @Published var isUp = false
  @Published var attempts = 0
}

struct ShadeView: View {
  @ObservedObject var shade: Shade

  var body: some View {
    Color.black.ignoresSafeArea().onAppear { shade.attempts += 1 }
  }
}
