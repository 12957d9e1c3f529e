// The curtain falls as the app is left.
import SwiftUI

@main
struct CardApp: App {
  var body: some Scene { WindowGroup { CardView() } }
}

struct Curtain {
  var isDown = false
  mutating func fall() { isDown = true }
  mutating func rise() { isDown = false }
}

struct CardView: View {
  @Environment(\.scenePhase) private var phase
  @State private var curtain = Curtain()

  var body: some View {
    ZStack {
      Text("4111 1111 1111 1111")
      if curtain.isDown { Color.black.ignoresSafeArea() }
    }
    .onChange(of: phase) { _, new in
      if new == .active { curtain.rise() } else { curtain.fall() }
    }
  }
}
