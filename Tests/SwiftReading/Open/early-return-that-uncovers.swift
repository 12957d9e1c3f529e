// Open: a getter returns early with what does not cover, where the screen is recorded.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isRecorded = false

  private var isCovered: Bool {
    if isRecorded { return false }
    return phase != .active
  }

  var body: some View {
    ZStack {
      CardView()
      if isCovered { Color.black.ignoresSafeArea() }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIScreen.capturedDidChangeNotification)) {
      _ in isRecorded = UIScreen.main.isCaptured
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
