// Open: a view above the cover shows a setting, which is empty as it begins.

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
        if isStarting {
          VStack {
            Text("Wallet"); CardView()
          }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(2))
        isStarting = false
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
