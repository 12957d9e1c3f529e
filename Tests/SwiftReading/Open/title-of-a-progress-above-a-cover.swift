// The title of a progress above a cover is data.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("note") private var note = ""

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        ProgressView(note)
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
