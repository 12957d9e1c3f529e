// Views are drawn anew by what they observe, what was read of it, and what they are given of it.
import SwiftUI
import Observation

@main struct DemoApp: App {
  @StateObject private var session = Session()
  @State private var shade = Shade()
  var body: some Scene {
    WindowGroup { ContentView(isOver: shade.isOver).environmentObject(session) }
  }
}

final class Session: ObservableObject {
  @Published var isLeft = false
  var isAway = false { willSet { objectWillChange.send() } }
}

@Observable final class Shade {
  static let shared = Shade()
  var isOver = false
}

struct ContentView: View {
  @EnvironmentObject private var session: Session
  let isOver: Bool
  var body: some View {
    Text("Account")
      .overlay { Cover(isShown: session.isLeft) }
      .overlay { if session.isAway || isOver { Color.black.ignoresSafeArea() } }
      .overlay { if Shade.shared.isOver { Color.black.ignoresSafeArea() } }
      .onReceive(left) { _ in
        session.isLeft = true
        session.isAway = true
        Shade.shared.isOver = true
      }
      .onReceive(back) { _ in
        session.isLeft = false
        session.isAway = false
        Shade.shared.isOver = false
      }
  }
  private var left: NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
  }
  private var back: NotificationCenter.Publisher {
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
  }
}

struct Cover: View {
  let isShown: Bool
  var body: some View { if isShown { Color.black.ignoresSafeArea() } }
}
