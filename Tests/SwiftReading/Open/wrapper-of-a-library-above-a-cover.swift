// A view above a cover that shows what a wrapper of a library keeps.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        Banner()
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}

import CloudStorage
struct Banner: View {
  @CloudStorage("owner") var owner = ""
  var body: some View { Text(owner) }
}
