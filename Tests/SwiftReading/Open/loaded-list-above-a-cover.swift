// Open: a view above a cover shows a list that it loads, and which is empty as it begins.

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
  @State private var numbers: [String] = []

  var body: some View {
    ForEach(numbers, id: \.self) { Text($0) }
      .task { numbers = UserDefaults.standard.stringArray(forKey: "numbers") ?? [] }
  }
}
