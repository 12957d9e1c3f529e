import SwiftUI

/// A cover that goes by what a stream brings, which a handler gives it.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var shade = Shade()

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if shade.isUp { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { _, phase in
        switch phase {
        case .inactive:
          shade.isUp = true
          shade.wishes?.yield(false)
        case .active: shade.isUp = false
        default: break
        }
      }
      .task { for await isUp in shade.stream { shade.isUp = isUp } }
    }
  }
}

final class Shade: ObservableObject {
  @Published var isUp = false
  var wishes: AsyncStream<Bool>.Continuation?
  lazy var stream = AsyncStream<Bool> { self.wishes = $0 }
}
