// Open: a view above a cover shows a setting in another of the states that it can have.

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

enum Side { case front, back }

struct CardView: View {
  @State private var side: Side = .front

  var body: some View {
    switch side {
    case .front: Text("Front").onTapGesture { side = .back }
    case .back: Text(UserDefaults.standard.string(forKey: "number") ?? "")
    }
  }
}
