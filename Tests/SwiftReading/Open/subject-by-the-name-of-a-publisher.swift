import Combine
import SwiftUI

/// A subject that takes the cover away, and has the name that another object has for a publisher of notifications.
@main struct NotesApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var shade = Shade.shared
  private let signal: PassthroughSubject<Void, Never>
  private let listener: Listener

  init() {
    let signal = PassthroughSubject<Void, Never>()
    self.signal = signal
    listener = Listener(left: signal)
  }

  var body: some Scene {
    WindowGroup {
      ZStack {
        Text(UserDefaults.standard.string(forKey: "note") ?? "")
        if shade.isUp { Color.black.ignoresSafeArea() }
      }
      .onChange(of: phase) { phase in
        shade.isUp = phase != .active
        signal.send()
      }
    }
  }
}

@Observable final class Shade {
  static let shared = Shade()
  var isUp = false
}

final class Times {
  let left = NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
}

final class Listener {
  private var subscription: AnyCancellable?

  init(left: PassthroughSubject<Void, Never>) {
    subscription = left.sink { Shade.shared.isUp = false }
  }
}
