import Combine
import SwiftUI

/// A view that keeps what it hears of in properties.
@main struct NotesApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @State private var isCovered = false
  private let leaving = NotificationCenter.default.publisher(
    for: UIApplication.willResignActiveNotification)
  private let coming = NotificationCenter.default.publisher(
    for: UIApplication.didBecomeActiveNotification)

  var body: some View {
    Notes()
      .overlay { if isCovered { Color.black.ignoresSafeArea() } }
      .onReceive(leaving) { _ in isCovered = true }
      .onReceive(coming) { _ in isCovered = false }
  }
}

struct Notes: View {
  var body: some View {
    List { Text(UserDefaults.standard.string(forKey: "note") ?? "") }
  }
}
