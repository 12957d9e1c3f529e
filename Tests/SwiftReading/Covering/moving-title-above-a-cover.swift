// Covering: a view above a cover moves, and shows what stands in the source.

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
  @State private var isLarge = false

  var body: some View {
    Text(isLarge ? "Card" : "Cards")
      .scaleEffect(isLarge ? 1.2 : 1)
      .onAppear { withAnimation { isLarge = true } }
  }
}
