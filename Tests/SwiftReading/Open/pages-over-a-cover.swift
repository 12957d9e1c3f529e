// Open: a stack of pages lies over the cover, and a page with data is pushed onto it.

import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("Cards")
        .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
        .overlay { NavigationStack { NavigationLink("Card") { CardView() } } }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
