// A gradient that is cut out by data above a cover.
import SwiftUI

@main struct CardApp: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("note") private var note = ""

  var body: some Scene {
    WindowGroup {
      ZStack {
        CardView()
        if phase != .active { Color.black.ignoresSafeArea() }
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask(Text(note))
      }
    }
  }
}

struct CardView: View {
  @AppStorage("cardNumber") private var number = ""

  var body: some View { Text(number) }
}
