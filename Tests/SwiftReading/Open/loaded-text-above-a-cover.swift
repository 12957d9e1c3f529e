// Open: a view above a cover shows a text that it loads, and which is empty as it begins.

import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("Cards")
        .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
        .overlay {
          VStack {
            Text("Wallet")
            CardView()
          }
        }
    }
  }
}

struct CardView: View {
  @State private var number = ""

  var body: some View {
    Text(number)
      .task { number = UserDefaults.standard.string(forKey: "number") ?? "" }
  }
}
