import Combine
import SwiftUI

/// An object that hears of a property by a publisher made of it, and takes the cover away.
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
        Counter.shared.count += 1
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

final class Counter: ObservableObject {
  static let shared = Counter()
  @Published var count = 0
  private var changes: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    changes.sink { _ in Shade.shared.isUp = false }.store(in: &subscriptions)
  }
}
