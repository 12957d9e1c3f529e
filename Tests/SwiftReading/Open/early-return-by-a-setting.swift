// Open: where a setting is on, a getter asks for a recording alone.

import SwiftUI

@main struct CardApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @Environment(\.scenePhase) private var phase
  @State private var isRecorded = false
  @AppStorage("quiet") private var isQuiet = false

  private var isCovered: Bool {
    if isQuiet { return isRecorded }
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
