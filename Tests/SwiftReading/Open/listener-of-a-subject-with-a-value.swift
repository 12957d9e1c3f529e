import Combine
import SwiftUI

/// An object that hears of the values of a subject and takes the cover away, where one is set.
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
        Counter.shared.count.value += 1
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
  let count = CurrentValueSubject<Int, Never>(0)
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count.sink { _ in Shade.shared.isUp = false }.store(in: &subscriptions)
  }
}
