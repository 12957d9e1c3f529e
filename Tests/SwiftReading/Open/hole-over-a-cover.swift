// Open: an overlay over the cover cuts a hole into it.

import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("Cards")
        .overlay { if phase != .active { Color.black.ignoresSafeArea() } }
        .overlay { Circle().blendMode(.destinationOut) }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
