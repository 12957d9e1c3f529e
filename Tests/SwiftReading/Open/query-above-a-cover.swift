// Open: a view above a cover shows what a database has.

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

import SwiftData

@Model final class Card {
  var number = ""

  init(number: String) { self.number = number }
}

struct CardView: View {
  @Query private var cards: [Card]

  var body: some View { ForEach(cards) { Text($0.number) } }
}
