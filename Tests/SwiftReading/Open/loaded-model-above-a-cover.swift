// Open: a view above a cover shows what its model loads, which is empty as it begins.

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

final class Cards: ObservableObject {
  @Published var number = ""

  func load() { number = UserDefaults.standard.string(forKey: "number") ?? "" }
}

struct CardView: View {
  @StateObject private var cards = Cards()

  var body: some View { Text(cards.number).onAppear { cards.load() } }
}
