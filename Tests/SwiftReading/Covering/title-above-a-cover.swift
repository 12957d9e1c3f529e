// Covering: a title that is always there lies above the cover.

import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var isStarting = true
  @AppStorage("owner") private var owner = ""

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Text("Wallet")
      }

    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
